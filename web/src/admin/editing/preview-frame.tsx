import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE_TAG } from '@app/domain/shared/language.ts';
import { useLanguage } from '../../i18n/language.tsx';
import styles from './preview.module.css';

/** Copies the style sheets of this page into another document, also those that load later, and the fonts that scripts loaded. */
function shareStyles(target: Document): () => void {
  const shared = new Set<Node>();
  const share = () => {
    for (const sheet of document.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (shared.has(sheet)) continue;
      shared.add(sheet);
      target.head.append(sheet.cloneNode(true));
    }
    for (const font of document.fonts ?? []) {
      try {
        target.fonts.add(font);
      } catch {
        // A font of a style sheet, which came with it.
      }
    }
  };
  share();
  const observer = new MutationObserver(share);
  observer.observe(document.head, { childList: true });
  document.fonts?.addEventListener('loadingdone', share);
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', share);
  };
}

interface PreviewFrameProps {
  title: string;
  /** The width of the screen, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/**
 * Renders its children as on a screen of that width, scaled down to the space that there is. They are in a document of their
 * own, because media queries apply to the width of a document's viewport. Links and buttons in it do nothing.
 */
export function PreviewFrame({ title, width, children }: PreviewFrameProps) {
  const { language } = useLanguage();
  const spaceRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [space, setSpace] = useState(width);
  const [height, setHeight] = useState(0);
  const scale = Math.min(1, space / width);

  useEffect(() => (page ? shareStyles(page) : undefined), [page]);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setSpace(spaceRef.current?.clientWidth ?? width);
      setHeight(contentRef.current?.offsetHeight ?? 0);
    });
    for (const { current } of [spaceRef, contentRef]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [page, width]);

  return (
    <div ref={spaceRef} className={styles.space} style={{ height: height * scale }}>
      <iframe
        className={styles.screen}
        title={title}
        // Nothing in it runs by itself: this page renders into it.
        sandbox="allow-same-origin"
        // Without a document type browsers use quirks mode.
        srcDoc="<!doctype html>"
        style={{ width, height, scale }}
        onLoad={(event) => setPage(event.currentTarget.contentDocument)}
      />
      {page &&
        createPortal(
          <div ref={contentRef} className={styles.content} lang={LANGUAGE_TAG[language]} inert>
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}
