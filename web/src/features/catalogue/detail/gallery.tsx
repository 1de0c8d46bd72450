import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  images: readonly string[];
  /** What each of them shows. */
  alts: readonly string[];
}

/**
 * One picture large, and below it the others, small, from the second onwards. A pressed one changes places with the
 * large one, so that every picture stays within reach.
 */
export function Gallery({ images, alts }: GalleryProps) {
  const { t } = useTranslation('productPage');
  const [order, setOrder] = useState(() => images.map((_, index) => index));
  const [large = 0, ...small] = order;
  const show = (index: number) =>
    setOrder(order.map((other) => (other === index ? large : other === large ? index : other)));
  return (
    <div className={styles.gallery}>
      <Picture
        path={images[large]}
        alt={alts[large] ?? ''}
        ratio="4/5"
        sizes="(width < 56rem) 92vw, 34rem"
        priority
      />
      {small.length > 0 && (
        <ul className={styles.thumbnails}>
          {small.map((index, place) => (
            // By its place, so that the focus stays where it is while the pictures change.
            <li key={place}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('picture', { index: index + 1 })}
                onClick={() => show(index)}
              >
                <Picture path={images[index]} alt="" ratio="1/1" sizes="5rem" upTo={320} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
