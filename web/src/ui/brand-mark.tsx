/** The sun over a tiled wall. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <circle cx="16" cy="12.5" r="8" fill="var(--color-persimmon-bright)" />
      <path d="M1 17.5h30v3H1z" fill="currentColor" />
      <path
        d="M1 20.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0"
        fill="currentColor"
      />
      <path d="M3 26h26v1.6H3zM3 29.4h26V31H3z" fill="currentColor" />
    </svg>
  );
}
