/** `npm run seed`: loads the demo content into the local Firebase, or into a project that is named. */
import '../seed/src/main.ts';
