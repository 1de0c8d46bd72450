import { BRAND } from '@app/domain/brand.ts';
import { useLanguage } from './language.tsx';

/** The document's title and description; React lifts them into the head. */
export function PageHead({ title, description }: { title?: string; description: string }) {
  const { language } = useLanguage();
  const name = BRAND.name[language];
  return (
    <>
      <title>{title ? `${title} · ${name}` : `${name} · ${BRAND.tagline[language]}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
