/** `npm run seed` loads the demo content into the emulators or the given project. */
import '../seed/src/main.ts';
