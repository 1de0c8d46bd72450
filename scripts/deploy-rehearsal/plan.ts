import type { GoogleProject, Json } from './google-project.ts';

interface PlannedFunction {
  name: string;
  region: string;
  runtime: string;
  memory: string;
  cpu: string;
  concurrency: number;
  maxInstances: number | undefined;
  timeoutSeconds: number;
  /** `public`, or the service accounts that may call it; empty for functions triggered by events. */
  invoker: string;
  secrets: string[];
}

/** The resources of a project after a deployment, in a form for printing and comparison. */
export interface Plan {
  functions: PlannedFunction[];
  schedules: string[];
  /** Each release of security rules. */
  rules: string[];
  indexes: string[];
  fieldOverrides: string[];
  hostedFiles: string[];
}

const text = (value: unknown): string => (value === undefined ? '' : String(value));

function plannedFunction(
  project: GoogleProject,
  { name, buildConfig, serviceConfig }: Json,
): PlannedFunction {
  const build = buildConfig as Json;
  const service = serviceConfig as Json;
  const policy = project.runPolicies.get(text(service['service']));
  const members = ((policy?.['bindings'] ?? []) as { role: string; members: string[] }[])
    .filter(({ role }) => role === 'roles/run.invoker')
    .flatMap((binding) => binding.members);
  const [, , , region, , id] = text(name).split('/');
  return {
    name: id!,
    region: region!,
    runtime: text(build['runtime']),
    memory: text(service['availableMemory']),
    cpu: text(service['availableCpu']),
    concurrency: Number(service['maxInstanceRequestConcurrency']),
    maxInstances: service['maxInstanceCount'] as number | undefined,
    timeoutSeconds: Number(service['timeoutSeconds']),
    invoker: members.map((member) => (member === 'allUsers' ? 'public' : member)).join(' '),
    secrets: ((service['secretEnvironmentVariables'] ?? []) as { key: string }[]).map(({ key }) => key),
  };
}

/** Formats a composite index: `bookings (eventId ASCENDING, createdAt DESCENDING)`, without the document name. */
function indexLine({ name, fields }: Json): string {
  const parts = (fields as Json[])
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${text(fieldPath)} ${text(order ?? arrayConfig)}`);
  return `${text(name).split('/').at(-3)} (${parts.join(', ')})`;
}

function fieldLine({ name, indexConfig, ttlConfig }: Json): string {
  const [, , , , , collection, , field] = text(name).split('/');
  const indexes = ((indexConfig as Json | undefined)?.['indexes'] ?? []) as unknown[];
  return `${collection}.${field}: ${indexes.length} indexes${ttlConfig ? ', expires' : ''}`;
}

/** Returns the plan that describes the resources of `project`. */
export function planOf(project: GoogleProject): Plan {
  const version = project.released === undefined ? undefined : project.hostingVersions.get(project.released);
  return {
    functions: [...project.functions.values()]
      .map((item) => plannedFunction(project, item))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    schedules: [...project.schedulerJobs.values()]
      .map(
        ({ name, schedule, timeZone }) =>
          `${text(name).split('/').at(-1)}: ${text(schedule)} ${text(timeZone)}`,
      )
      .toSorted(),
    rules: [...project.rulesReleases.keys()].map((name) => name.split('/').slice(3).join('/')).toSorted(),
    indexes: [...project.indexes.values()].map(indexLine).toSorted(),
    fieldOverrides: [...project.fields.values()].map(fieldLine).toSorted(),
    hostedFiles: Object.keys(version?.files ?? {}).toSorted(),
  };
}

const lines = (title: string, items: readonly string[]) => [
  `${title} (${items.length})`,
  ...items.map((item) => `  ${item}`),
];

/** Prints the plan. */
export function printPlan(plan: Plan): void {
  console.table(plan.functions.map(({ secrets, ...rest }) => ({ ...rest, secrets: secrets.join(' ') })));
  const { schedules, rules, indexes, fieldOverrides, hostedFiles } = plan;
  console.log(
    [
      ...lines('Schedules', schedules),
      ...lines('Security rules', rules),
      ...lines('Composite indexes', indexes),
      ...lines('Field overrides', fieldOverrides),
      ...lines('Hosted files', hostedFiles),
    ].join('\n'),
  );
}
