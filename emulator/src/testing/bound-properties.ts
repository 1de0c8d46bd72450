import fc from 'fast-check';

// A property is tried as often as its test says, or for two seconds: on a busy machine it is tried less, and does not fail.
fc.configureGlobal({ interruptAfterTimeLimit: 2_000 });
