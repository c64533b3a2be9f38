import { avatarOf } from "@thodu/domain/chat/avatar";

interface Props {
  readonly alias: string;
  /** Pixels. */
  readonly size: number;
}

/** The flower that belongs to an alias. The alias itself always stands beside it. */
export function Avatar({ alias, size }: Props) {
  const { hue, petals, turn } = avatarOf(alias);
  return (
    <svg className="avatar" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill={`hsl(${hue} 48% 88%)`} />
      <g fill={`hsl(${hue} 42% 52%)`}>
        {Array.from({ length: petals }, (_, nth) => (
          <ellipse
            key={nth}
            cx="20"
            cy="11.5"
            rx="4.4"
            ry="7"
            transform={`rotate(${turn + (nth * 360) / petals} 20 20)`}
          />
        ))}
      </g>
      <circle cx="20" cy="20" r="4.6" fill={`hsl(${(hue + 30) % 360} 80% 68%)`} />
    </svg>
  );
}
