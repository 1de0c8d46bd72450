/**
 * Reasons, by case title, why this emulator is known to respond differently from Google's service.
 * The suite fails when a listed case passes, or when no case has a listed title: then remove the entry.
 */
export const KNOWN_FAILURES: Readonly<Record<string, string>> = {};
