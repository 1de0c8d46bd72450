import fc from 'fast-check';

// Runs each property for at most two seconds, so that a busy machine does fewer runs instead of timing out.
fc.configureGlobal({ interruptAfterTimeLimit: 2_000 });
