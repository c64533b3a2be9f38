export const manifestName = "తోడు (Thodu)";
export const manifestDescription = "మనసు విప్పి మాట్లాడటానికి ఒక మంచి తోడు, మీ భాషలోనే.";
