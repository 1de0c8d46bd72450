/** How a browser loads a picture: the one that is seen first at once, others when they come near. */
export const pictureLoading = (priority: boolean) =>
  ({
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    // Otherwise the next change of the page is drawn, and awaited, only when the picture has been decoded.
    decoding: 'async',
  }) as const;
