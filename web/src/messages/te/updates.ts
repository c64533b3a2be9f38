export const newVersion = "తోడు కొత్త వెర్షన్ సిద్ధంగా ఉంది.";
export const reload = "అప్‌డేట్ చేయండి";
