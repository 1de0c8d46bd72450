import type { ProductType } from '@app/domain/product/product.ts';
import styles from './craft-picture.module.css';
import { pictureLoading, Picture } from '../../ui/picture.tsx';
import { useSitePicture } from './site-pictures.ts';

/** The files `hero-{craft}-{shape}-{width}.{format}`, rendered from SVG by `npm run hero -w seed`. */
const FILES = import.meta.glob<string>('../../assets/art/hero-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const SHAPES = {
  portrait: { widths: [640, 1080], sizes: '100vw', media: '(width < 48rem)' },
  landscape: { widths: [960, 1440], sizes: '50vw', media: '(width >= 48rem)' },
} as const;
const FORMATS = ['avif', 'webp'] as const;

type Shape = keyof typeof SHAPES;

function fileUrl(craft: ProductType, shape: Shape, width: number, format: (typeof FORMATS)[number]): string {
  return FILES[`../../assets/art/hero-${craft}-${shape}-${width}.${format}`] ?? '';
}

interface CraftPictureProps {
  craft: ProductType;
  page: 'home' | 'about';
  /** For a picture in the first viewport: loads eagerly. */
  priority?: boolean;
}

/** The picture of a craft: the owner's photograph or an illustration, portrait on phones and landscape on wider screens. */
export function CraftPicture({ craft, page, priority = false }: CraftPictureProps) {
  const photograph = useSitePicture(`${page}-${craft}`);
  const illustration = (
    <picture>
      {FORMATS.flatMap((format) =>
        (Object.keys(SHAPES) as Shape[]).map((shape) => {
          const { widths, sizes, media } = SHAPES[shape];
          const files = widths.map((width) => `${fileUrl(craft, shape, width, format)} ${width}w`);
          return (
            <source
              key={format + shape}
              type={`image/${format}`}
              media={media}
              sizes={sizes}
              srcSet={files.join(', ')}
            />
          );
        }),
      )}
      <img
        className={styles.image}
        src={fileUrl(craft, 'landscape', 960, 'webp')}
        alt=""
        width={960}
        height={640}
        {...pictureLoading(priority)}
      />
    </picture>
  );
  if (!photograph) return illustration;
  return (
    <Picture
      {...photograph}
      ratio="craft"
      sizes="(width < 48rem) 100vw, 50vw"
      priority={priority}
      fallback={illustration}
    />
  );
}
