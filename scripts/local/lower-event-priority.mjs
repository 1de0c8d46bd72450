import { constants, setPriority } from 'node:os';

// Preloaded into the processes of the Functions emulator, which starts one for each function at its first call. In production
// functions of events run on instances of their own; here the first booking starts five at once, 2.7 s of CPU each, and the
// visitor's next page would wait for them.
if (process.env['FUNCTION_SIGNATURE_TYPE'] === 'cloudevent') setPriority(constants.priority.PRIORITY_LOW);
