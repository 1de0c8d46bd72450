import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  images: readonly string[];
  /** What each of them shows. */
  alts: readonly string[];
}

/** The chosen picture, large, and below it all of them, small, where there is more than one. */
export function Gallery({ images, alts }: GalleryProps) {
  const { productPage } = useMessages();
  const [chosen, setChosen] = useState(0);
  return (
    <div className={styles.gallery}>
      <Picture
        path={images[chosen]}
        alt={alts[chosen] ?? ''}
        ratio="4/5"
        sizes="(width < 56rem) 92vw, 34rem"
        priority
      />
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((path, index) => (
            <li key={path}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={productPage.picture(index + 1)}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Picture path={path} alt="" ratio="1/1" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
