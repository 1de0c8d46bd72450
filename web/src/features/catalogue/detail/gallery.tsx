import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  images: readonly string[];
  /** The alternative texts, in the order of `images`. */
  alts: readonly string[];
}

/**
 * The first picture large, with the others as thumbnails below it. A clicked thumbnail swaps places with the large
 * picture.
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
            // The key is the position, so that the focus stays on the thumbnail while its picture changes.
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
