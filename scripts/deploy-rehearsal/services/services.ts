import type { Route, Services } from '../stand-in.ts';
import { AROUND_FUNCTIONS } from './around-functions.ts';
import { FIRESTORE } from './firestore.ts';
import { FUNCTIONS } from './functions.ts';
import { HOSTING } from './hosting.ts';
import { PROJECT_SERVICES } from './project-services.ts';
import { RULES } from './rules.ts';
import { RUN } from './run.ts';
import { SECRETS } from './secrets.ts';

const routes = new Map<string, Route[]>();
for (const services of [
  PROJECT_SERVICES,
  SECRETS,
  FUNCTIONS,
  RUN,
  AROUND_FUNCTIONS,
  FIRESTORE,
  RULES,
  HOSTING,
])
  for (const [host, some] of Object.entries(services))
    routes.set(host, [...(routes.get(host) ?? []), ...some]);

/** The methods of Google's APIs that a deployment of this site uses. */
export const SERVICES: Services = Object.fromEntries(routes);
