/** The loading attributes of a picture: eager in the first viewport, otherwise lazy. */
export const pictureLoading = (priority: boolean) =>
  ({
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // Otherwise the browser delays the next paint until the picture is decoded.
    decoding: 'async',
  }) as const;
