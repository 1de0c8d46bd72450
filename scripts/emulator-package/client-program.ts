/**
 * Programs of the sample project for `firebase emulators:exec`. Each prints the responses to the web SDK as one JSON
 * object.
 */
const SETUP = `
import { initializeApp } from 'firebase/app';
import { collection, connectFirestoreEmulator, doc, getDoc, getDocs, getFirestore, orderBy, query, setDoc, terminate, where } from 'firebase/firestore';
import { connectStorageEmulator, getStorage, ref, uploadString } from 'firebase/storage';

const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT, apiKey: 'sample', storageBucket: 'sample.appspot.com' });
const db = getFirestore(app);
const [host, port] = process.env.FIRESTORE_EMULATOR_HOST.split(':');
connectFirestoreEmulator(db, host, Number(port));
const outcome = (promise) => promise.then(() => 'ok', ({ code }) => code);
`;

const FINISH = `
await terminate(db);
process.exit(0);
`;

/** Writes and queries under the rules, uploads a file, and reads the messages of the request monitor. */
export const WRITING_PROGRAM = `${SETUP}
const hub = await (await fetch('http://' + process.env.FIREBASE_EMULATOR_HUB + '/emulators')).json();
const { webSocketHost, webSocketPort } = hub.firestore;
const monitor = new WebSocket('ws://' + webSocketHost + ':' + webSocketPort + '/requests');
const announced = [];
const message = () => new Promise((resolve) => monitor.addEventListener('message', resolve, { once: true }));
monitor.addEventListener('message', ({ data }) => announced.push(JSON.parse(data)));
await message();

const answers = {
  allowedWrite: await outcome(setDoc(doc(db, 'notes/a'), { author: 'x', score: 1 })),
  deniedWrite: await outcome(setDoc(doc(db, 'secrets/a'), { author: 'x' })),
  allowedRead: (await getDoc(doc(db, 'notes/a'))).data(),
  deniedRead: await outcome(getDoc(doc(db, 'secrets/a'))),
  indexedQuery: await outcome(getDocs(query(collection(db, 'notes'), where('author', '==', 'x'), orderBy('score')))),
  missingIndex: await outcome(getDocs(query(collection(db, 'notes'), where('score', '==', 1), orderBy('author')))),
};
const storage = getStorage(app);
connectStorageEmulator(storage, '127.0.0.1', Number(process.env.FIREBASE_STORAGE_EMULATOR_HOST.split(':')[1]));
answers.allowedUpload = await outcome(uploadString(ref(storage, 'public/a.txt'), 'hello'));
answers.deniedUpload = await outcome(uploadString(ref(storage, 'private/a.txt'), 'hello'));

const outcomes = () => announced.flat().map(({ outcome, rulesContext: { method, path } }) => [outcome, method, path].join(' '));
while (!outcomes().some((line) => line.startsWith('deny get'))) await message();
answers.history = Array.isArray(announced[0]);
answers.requests = outcomes();
console.log('ANSWERS ' + JSON.stringify(answers));
${FINISH}`;

/** Reads the data of `WRITING_PROGRAM` after an import. */
export const READING_PROGRAM = `${SETUP}
console.log('ANSWERS ' + JSON.stringify({ imported: (await getDoc(doc(db, 'notes/a'))).data() ?? null }));
${FINISH}`;
