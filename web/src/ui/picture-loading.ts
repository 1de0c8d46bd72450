/** The loading attributes of a picture: eager in the first viewport, otherwise lazy. */
export const pictureLoading = (priority: boolean) =>
  ({
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // Otherwise the next change of the page is drawn, and awaited, only when the picture has been decoded.
    decoding: 'async',
  }) as const;
