import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../../environment-schema.ts';

const COMPLETE = {
  VITE_FIREBASE_PROJECT_ID: 'demo-byeotdam',
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-byeotdam.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-byeotdam.firebasestorage.app',
};

describe('environment schema', () => {
  it('ignores unknown and empty variables', () => {
    const given = { ...COMPLETE, HOME: '/home/sample', VITE_FIRESTORE_EMULATOR: '' };
    expect(parseEnvironment(given)).toEqual(COMPLETE);
  });

  it('rejects with a list of all missing or invalid variables', () => {
    const { VITE_FIREBASE_API_KEY: _, ...lacking } = COMPLETE;
    const wrong = { ...lacking, VITE_FIREBASE_PROJECT_ID: '', VITE_AUTH_EMULATOR: 'http://127.0.0.1' };
    expect(() => parseEnvironment(wrong)).toThrow(
      /VITE_FIREBASE_PROJECT_ID: [^]*VITE_FIREBASE_API_KEY: [^]*VITE_AUTH_EMULATOR: must look like/,
    );
  });
});
