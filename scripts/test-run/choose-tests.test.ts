import { describe, expect, it } from 'vitest';
import { chooseTests, PARTS } from './choose-tests.ts';

describe('arguments of npm test', () => {
  it.each([
    ['no argument', [], PARTS, []],
    ['parts', ['unit', 'api'], ['unit', 'api'], []],
    ['a part and the name of a file', ['e2e', 'booking.spec'], ['e2e'], ['booking.spec']],
    ['a part and a word of a path', ['e2e', 'order-journeys'], ['e2e'], ['order-journeys']],
    ['parts and two words', ['unit', 'api', 'mail', 'orders/'], ['unit', 'api'], ['mail', 'orders/']],
    ['an option before a part', ['--official', 'api'], ['api'], []],
  ])('chooses the tests: %s', (_, args, parts, files) => {
    expect(chooseTests(args)).toMatchObject({ parts, files });
  });

  it.each(['--help', '-h', '--offical'])('rejects the option %s instead of running everything', (option) => {
    expect(() => chooseTests([option])).toThrow(
      `Unknown option "${option}". Usage: npm test [-- checks|unit`,
    );
  });

  it.each(['everything', 'booking.spec'])('rejects a first word that is no part: %s', (word) => {
    expect(() => chooseTests([word, 'unit'])).toThrow(
      `Unknown part "${word}". Choose one of: checks, unit, deploy, api, e2e. (Part of) a path may follow.`,
    );
  });
});
