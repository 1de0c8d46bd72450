import type { Services } from '../stand-in.ts';

/** Projects, permissions, enabled APIs and service accounts: every permission is granted, every API is enabled. */
export const PROJECT_SERVICES: Services = {
  'cloudresourcemanager.googleapis.com': [
    [
      'GET',
      /^\/v1\/projects\/[^/:]+$/,
      ({ project }) => ({ projectId: project.id, projectNumber: project.number, lifecycleState: 'ACTIVE' }),
    ],
    [
      'POST',
      /^\/v1\/projects\/[^/]+:testIamPermissions$/,
      ({ json }) => ({ permissions: json['permissions'] }),
    ],
    ['POST', /^\/v1\/projects\/[^/]+:getIamPolicy$/, ({ project }) => project.iamPolicy],
    ['GET', /^\/v1\/projects\/[^/]+:getIamPolicy$/, ({ project }) => project.iamPolicy],
    [
      'POST',
      /^\/v1\/projects\/[^/]+:setIamPolicy$/,
      ({ project, json }) => {
        project.iamPolicy = json['policy'] as typeof project.iamPolicy;
        return project.iamPolicy;
      },
    ],
  ],
  'serviceusage.googleapis.com': [
    [
      'GET',
      /^\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
      ({ groups: [name] }) => ({ name, state: 'ENABLED' }),
    ],
    ['POST', /^\/v1\/projects\/[^/]+\/services\/([^/]+):enable$/, () => ({ done: true, response: {} })],
    [
      'POST',
      /^\/v1beta1\/projects\/[^/]+\/services\/([^/]+):generateServiceIdentity$/,
      () => ({ name: 'operations/identity', done: true, response: {} }),
    ],
  ],
  'firebase.googleapis.com': [
    [
      'GET',
      /^\/v1beta1\/projects\/([^/]+)$/,
      ({ project }) => ({
        projectId: project.id,
        projectNumber: project.number,
        displayName: project.id,
        name: `projects/${project.id}`,
        resources: { hostingSite: project.id, storageBucket: project.bucket },
        state: 'ACTIVE',
      }),
    ],
    [
      'GET',
      /^\/v1beta1\/projects\/[^/]+\/adminSdkConfig$/,
      ({ project }) => ({ projectId: project.id, storageBucket: project.bucket }),
    ],
  ],
  // Tokens, and the usage statistics of firebase-tools.
  'www.googleapis.com': [
    [
      'POST',
      /^\/oauth2\/v3\/token$/,
      () => ({ access_token: 'sample', expires_in: 3600, token_type: 'Bearer', scope: 'sample' }),
    ],
  ],
  // Returns the default service account of functions.
  'compute.googleapis.com': [
    [
      'GET',
      /^\/compute\/v1\/projects\/[^/]+$/,
      ({ project }) => ({
        name: project.id,
        defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com`,
      }),
    ],
  ],
  'cloudbilling.googleapis.com': [
    ['GET', /^\/v1\/projects\/[^/]+\/billingInfo$/, () => ({ billingEnabled: true })],
  ],
  // No extensions are installed, and there are no announcements.
  'firebaseextensions.googleapis.com': [
    ['GET', /^\/v1beta\/projects\/[^/]+\/instances$/, () => ({ instances: [] })],
  ],
  'firebase-public.firebaseio.com': [['GET', /^\/cli\.json$/, () => ({})]],
  'runtimeconfig.googleapis.com': [['GET', /^\/v1beta1\//, () => ({ configs: [] })]],
};
