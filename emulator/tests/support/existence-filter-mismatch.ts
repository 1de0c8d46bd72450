/** Reported by the web SDK when its cache and an existence filter differ. */
export interface ExistenceFilterMismatch {
  localCacheCount: number;
  existenceFilterCount: number;
  bloomFilter?: { applied: boolean; mightContain(name: string): boolean };
}

/** The undeclared export that firebase-js-sdk's own tests use (its testing_hooks_spi.ts). */
export interface WithTestingHooks {
  _TestingHooks: {
    onExistenceFilterMismatch(callback: (info: ExistenceFilterMismatch) => void): () => void;
  };
}
