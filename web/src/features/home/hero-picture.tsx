import styles from './hero-picture.module.css';

/** Drawn in place: the sun on the coffee side; the jar in the wall's shade, its ferment rising, on the other. */
export function HeroPicture({ craft }: { craft: 'coffee' | 'makgeolli' }) {
  return craft === 'coffee' ? (
    <span className={styles.sun} aria-hidden="true" />
  ) : (
    <span className={styles.jar} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((bubble) => (
        <span key={bubble} className={styles.bubble} />
      ))}
    </span>
  );
}
