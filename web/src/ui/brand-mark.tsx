/** The brand's mark: the letter ㅂ as a wall with the sun above it. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true">
      <path d="M12 8H20V32H44V8H52V56H12ZM20 40V48H44V40Z" fill="currentColor" fillRule="evenodd" />
      <circle cx="32" cy="19" r="8.5" fill="var(--color-persimmon-bright)" />
    </svg>
  );
}
