import { z } from 'zod';

const emulatorHost = z
  .string()
  .regex(/^[^\s/:]+:\d+$/, 'must look like 127.0.0.1:8080')
  .optional();

/** The environment variables of the site's build: the Firebase project and, for local builds, the emulators. */
const environmentSchema = z
  .object({
    VITE_FIREBASE_PROJECT_ID: z.string().min(1),
    VITE_FIREBASE_API_KEY: z.string().min(1),
    VITE_FIREBASE_AUTH_DOMAIN: z.string().min(1),
    VITE_FIREBASE_STORAGE_BUCKET: z.string().min(1),
    VITE_FIREBASE_APP_ID: z.string().min(1).optional(),
    /** Kakao's JavaScript key, for which the site's domain is registered. Without it only the map is missing. */
    VITE_KAKAO_MAPS_KEY: z.string().min(1).optional(),
    /** The reCAPTCHA Enterprise key of App Check. Without it, forms send no token. */
    VITE_APP_CHECK_KEY: z.string().min(1).optional(),
    /** `off` removes the service worker, with the pages that it has kept, from every browser that has it. */
    VITE_SERVICE_WORKER: z.literal('off').optional(),
    VITE_FIRESTORE_EMULATOR: emulatorHost,
    VITE_AUTH_EMULATOR: emulatorHost,
    VITE_STORAGE_EMULATOR: emulatorHost,
    /** The local payment provider. */
    VITE_PAYAPP_STAND_IN: emulatorHost,
  })
  .refine((given) => !given.VITE_APP_CHECK_KEY || given.VITE_FIREBASE_APP_ID, {
    path: ['VITE_FIREBASE_APP_ID'],
    error: 'is needed where VITE_APP_CHECK_KEY is given',
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Returns the validated variables. @throws Error that lists every missing or invalid variable */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The web build lacks settings:\n${lines.join('\n')}`);
}

/** Returns the public origin of the site, `https://…`: the configured domain, otherwise the project's default one. */
export function siteOrigin(
  variables: Record<string, string | undefined>,
  { VITE_FIREBASE_PROJECT_ID }: Environment,
): string {
  return variables['VITE_SITE_ORIGIN'] || `https://${VITE_FIREBASE_PROJECT_ID}.web.app`;
}
