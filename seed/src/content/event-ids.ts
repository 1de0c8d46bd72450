/** Fixed ids, so that links and sample bookings stay valid across runs. */
export const EVENT_IDS = {
  handDrip: '17a75eff-528a-4f88-9171-8e0b08759c5f',
  firstJar: '5acbe19d-36ea-49d7-b1c5-2aec78fcfa9b',
  openCupping: '8b7e9472-317a-4492-a9cc-2e3bbbd3ecc8',
  fourBowls: 'd1d328e1-d728-4c47-986e-3719d9e69244',
  panRoasting: '0264b6cc-1e72-4544-8b02-e31dad7adec0',
  treadingNuruk: '307d895a-7c11-4152-bf36-9c63cb53ba1e',
  milkAndSteam: '3b4efc73-c038-4da8-9518-9ec8c5554062',
  lamplight: '9dd16f18-29fc-48e3-9b26-74010887e636',
  turningACup: 'f0755ddb-71e9-4467-9c97-179baaf5f9f5',
  newRice: '5e68196d-24c8-421d-b4c7-14866ca92d00',
  morningBarista: 'f84b3903-3515-4bbd-98b4-115120ffcf26',
} as const;

export type EventName = keyof typeof EVENT_IDS;
