/** The settings of this build, checked when it was made. */
export const environment = __ENVIRONMENT__;
