import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { rootPath } from './paths.ts';
import { CliError } from './cli-error.ts';

/** The environment variable that overrides each port. */
export const PORT_VARIABLES = {
  site: 'SITE_PORT',
  hosting: 'HOSTING_PORT',
  functions: 'FUNCTIONS_PORT',
  firestore: 'FIRESTORE_PORT',
  auth: 'AUTH_PORT',
  storage: 'STORAGE_PORT',
  hub: 'HUB_PORT',
  authHub: 'AUTH_HUB_PORT',
  authLogging: 'AUTH_LOGGING_PORT',
  logging: 'LOGGING_PORT',
  eventarc: 'EVENTARC_PORT',
  tasks: 'TASKS_PORT',
  mail: 'MAIL_PORT',
  payment: 'PAYMENT_PORT',
  dev: 'DEV_PORT',
} as const;

/** Defaults of the ports that firebase.json does not contain. */
const OTHER_DEFAULTS = { site: 5050, authHub: 4401, authLogging: 4501, mail: 2525, payment: 2626, dev: 5173 };

export type PortName = keyof typeof PORT_VARIABLES;
/** The emulators of firebase-tools. */
export type EmulatorName = Exclude<PortName, keyof typeof OTHER_DEFAULTS>;
export const EMULATORS = (Object.keys(PORT_VARIABLES) as PortName[]).filter(
  (name): name is EmulatorName => !(name in OTHER_DEFAULTS),
);
/** The ports of one run: those of the emulators, the hub and log of the Auth emulator, the Hosting simulator, the mail catcher and the payment provider. */
export type Ports = Record<Exclude<PortName, 'dev'>, number>;
export const PORTS: readonly (keyof Ports)[] = [
  'site',
  ...EMULATORS,
  'authHub',
  'authLogging',
  'mail',
  'payment',
];

const firebaseJsonSchema = z.looseObject({
  emulators: z.looseObject(
    Object.fromEntries(EMULATORS.map((name) => [name, z.object({ port: z.int() })])) as Record<
      EmulatorName,
      z.ZodObject<{ port: z.ZodInt }>
    >,
  ),
});

/**
 * The ports from 1024 on with which browsers and Node's `fetch` refuse to connect: the Fetch standard's list of bad ports,
 * https://fetch.spec.whatwg.org/#port-blocking
 */
export const BAD_PORTS: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];

function choosePort(environment: NodeJS.ProcessEnv, variable: string, otherwise: number): number {
  const wanted = environment[variable];
  if (wanted === undefined) return otherwise;
  const port = z.coerce.number().int().min(1024).max(65535).safeParse(wanted);
  if (!port.success)
    throw new CliError(`${variable} must be a port between 1024 and 65535, not "${wanted}".`);
  if (BAD_PORTS.includes(port.data))
    throw new CliError(
      `${variable} must not be ${wanted}: browsers refuse to connect to this port. Choose another, such as ${variable}=${otherwise}.`,
    );
  return port.data;
}

/** Returns the ports of `firebase.json`, overridden by environment variables. */
export function portsFrom(environment: NodeJS.ProcessEnv): Ports {
  const { emulators } = firebaseJsonSchema.parse(JSON.parse(readFileSync(rootPath('firebase.json'), 'utf8')));
  const choose = (name: keyof Ports) =>
    choosePort(
      environment,
      PORT_VARIABLES[name],
      name in OTHER_DEFAULTS
        ? OTHER_DEFAULTS[name as keyof typeof OTHER_DEFAULTS]
        : emulators[name as EmulatorName].port,
    );
  const ports = Object.fromEntries(PORTS.map((name) => [name, choose(name)])) as Ports;
  for (const name of PORTS) {
    const earlier = PORTS.find((other) => ports[other] === ports[name]);
    if (earlier !== undefined && earlier !== name)
      throw new CliError(
        `${PORT_VARIABLES[earlier]} and ${PORT_VARIABLES[name]} are both ${ports[name]}. Choose another port for one of them.`,
      );
  }
  return ports;
}

/** Returns the port of the Vite development server. */
export const devPortFrom = (environment: NodeJS.ProcessEnv) =>
  choosePort(environment, PORT_VARIABLES.dev, OTHER_DEFAULTS.dev);

/** The id of the demo project. Firebase treats ids that start with `demo-` as projects without real resources. */
export const DEMO_PROJECT = 'demo-byeotdam';
export const DEMO_BUCKET = `${DEMO_PROJECT}.firebasestorage.app`;

/** The admin of the demo. The account exists only in the emulator. */
export const DEMO_ADMIN = { username: 'admin', password: 'demo-password' };

export const HOST = '127.0.0.1';

export const siteOrigin = (ports: Ports) => `http://${HOST}:${ports.site}`;

/** Returns the environment variables by which firebase-admin finds the emulators. */
export function adminEnvironment(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: DEMO_PROJECT,
    // Otherwise firebase-admin looks for Google's metadata server and warns when there is none.
    METADATA_SERVER_DETECTION: 'none',
    FIREBASE_CONFIG: JSON.stringify({ projectId: DEMO_PROJECT, storageBucket: DEMO_BUCKET }),
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  };
}

/** Returns the environment variables by which the web build finds the emulators. */
export function webEnvironment(ports: Ports): Record<string, string> {
  return {
    VITE_SITE_ORIGIN: siteOrigin(ports),
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: DEMO_BUCKET,
    VITE_FIRESTORE_EMULATOR: `${HOST}:${ports.firestore}`,
    VITE_AUTH_EMULATOR: `${HOST}:${ports.auth}`,
    VITE_STORAGE_EMULATOR: `${HOST}:${ports.storage}`,
    // The map needs the developer's own key and a network.
    VITE_KAKAO_MAPS_KEY: process.env['VITE_KAKAO_MAPS_KEY'] ?? '',
    VITE_PAYAPP_STAND_IN: `${HOST}:${ports.payment}`,
    // App Check issues no tokens for the emulators.
    VITE_APP_CHECK_KEY: '',
  };
}
