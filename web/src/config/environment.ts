/** The environment of this build, validated at build time. */
export const environment = __ENVIRONMENT__;
