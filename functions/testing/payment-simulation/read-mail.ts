/**
 * Reads a mail as its reader does: from its plain text. It shares no code with what writes the mail or computes the amounts, so a
 * text that says something else than what happens is found.
 */

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Language = 'kr' | 'en';

/** The start of the labelled lines, and the sentences with amounts and terms, in each language. */
const TEXTS = {
  en: {
    reference: 'Booking reference',
    when: 'When',
    where: 'Where',
    people: 'Participants',
    price: 'Price per person',
    total: 'Total',
    refundedSoFar: 'Refunded so far',
    rule: 'Cancellation and refund',
    refunding: /We are refunding ₩([\d,]+)/,
    surplus: /Your payment of ₩([\d,]+) arrived, but we could not accept it/,
    refunded: /We have refunded ₩([\d,]+)\./,
    pay: /Please pay ₩([\d,]+) with the link below by (.+?) KST/,
    accept: /Accept with the link below by (.+?) KST/,
    until: /if you cancel by (.+?), Korean time/,
    days: /at least (\d+) days? before the event/,
    over: /The time for a full refund has passed/,
    changedByOwner: /We have had to change something/,
    unpaid: /was not paid in full in time/,
    due: /You pay ₩([\d,]+) at the venue/,
  },
  kr: {
    reference: '예약 번호',
    when: '일시',
    where: '장소',
    people: '참가 인원',
    price: '1인 참가비',
    total: '(?:참가비 )?합계',
    refundedSoFar: '지금까지 환불한 금액',
    rule: '취소와 환불',
    refunding: /₩([\d,]+)을 환불합니다/,
    surplus: /₩([\d,]+) 결제를 확인했지만/,
    refunded: /₩([\d,]+) 환불을 마쳤습니다/,
    pay: /(.+?)\(한국 시간\)까지 아래 링크에서 ₩([\d,]+)을 결제하시면/,
    accept: /(.+?)\(한국 시간\)까지 아래 링크에서 예약하실/,
    until: /(\S+년 .+?)까지 취소하시면/,
    days: /체험일 (\d+)일 전까지/,
    over: /전액 환불 기한이 지났습니다/,
    changedByOwner: /저희 사정으로 바뀌었습니다/,
    unpaid: /참가비가 모두 결제되지 않아/,
    due: /당일 현장에서 ₩([\d,]+)을 내시면/,
  },
} as const;

const seoul = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(Date.UTC(year, month - 1, day, hour, minute) - SEOUL_MS);

const hourOf = (hour: string, isAfternoon: boolean) => (Number(hour) % 12) + (isAfternoon ? 12 : 0);

/** Returns the time of a text, such as `Saturday, Nov 28 at 2:00 PM`, next to a day that is known; a date without time is its end. */
function readTime(text: string, known: Date): Date {
  const korean = /(\d+)년 (\d+)월 (\d+)일(?:.*?(오전|오후) (\d+):(\d+))?/.exec(text);
  if (korean) {
    const [, year, month, day, half, hour, minute] = korean;
    const days = [Number(year), Number(month), Number(day)] as const;
    if (!half) return new Date(seoul(...days).getTime() + DAY_MS);
    return seoul(...days, hourOf(hour!, half === '오후'), Number(minute));
  }
  const date = /([A-Z][a-z]{2}) (\d\d), (\d{4})/.exec(text);
  if (date)
    return new Date(seoul(Number(date[3]), MONTHS.indexOf(date[1]!) + 1, Number(date[2])).getTime() + DAY_MS);
  const time = /([A-Z][a-z]{2}) (\d\d) at (\d+):(\d\d) (AM|PM)/.exec(text);
  if (!time) throw new Error(`No time can be read in “${text}”.`);
  const [, month, day, hour, minute, half] = time;
  const year = known.getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((each) =>
    seoul(each, MONTHS.indexOf(month!) + 1, Number(day), hourOf(hour!, half === 'PM'), Number(minute)),
  );
  const distance = (candidate: Date) => Math.abs(candidate.getTime() - known.getTime());
  return candidates.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

const wonOf = (text: string | undefined) => Number(text!.replaceAll(',', ''));

/** What a mail says. Amounts are in won. */
export interface ReadMail {
  reference: string | undefined;
  when: Date | undefined;
  where: string | undefined;
  people: number | undefined;
  /** The seats by price. */
  prices: { won: number; people: number | undefined }[];
  total: number | undefined;
  refundedSoFar: number;
  /** A promise to give so much back. */
  refunding: number;
  /** A payment that is to be given back in full. */
  surplus: number;
  /** A statement that so much was given back. */
  refunded: number;
  pay: { won: number; until: Date } | undefined;
  /** What is paid at the event. */
  due: number;
  /** Until when an offer can be accepted. */
  acceptUntil: Date | undefined;
  /** Until when a cancellation is refunded in full; `over` if that time has passed. */
  freeUntil: Date | 'over' | undefined;
  isChangedByOwner: boolean;
  isUnpaid: boolean;
}

/** Returns what the plain text of a mail says that was written at `sentAt`. */
export function readMail(text: string, language: Language, sentAt: Date): ReadMail {
  const texts = TEXTS[language];
  const rows = (label: string) =>
    [...text.matchAll(new RegExp(`^${label}: (.*)$`, 'gm'))].map(([, row]) => row!);
  const row = (label: string) => rows(label)[0];
  const amount = (pattern: RegExp) => wonOf(pattern.exec(text)?.[1] ?? '0');
  const wonIn = (value: string) => wonOf(/₩([\d,]+)/.exec(value)?.[1] ?? '0');
  const whenRow = row(texts.when);
  const when = whenRow === undefined ? undefined : readTime(whenRow, sentAt);
  const pay = texts.pay.exec(text);
  const [payTime, payWon] = language === 'en' ? [pay?.[2], pay?.[1]] : [pay?.[1], pay?.[2]];
  const acceptUntil = texts.accept.exec(text)?.[1];
  const rule = row(texts.rule);
  const total = row(texts.total);
  const people = row(texts.people);
  return {
    reference: row(texts.reference),
    when,
    where: row(texts.where),
    people: people === undefined ? undefined : Number(/\d+/.exec(people)![0]),
    prices: rows(texts.price).map((value) => {
      const count = /(?:for |× )(\d+)/.exec(value)?.[1];
      return { won: wonIn(value), people: count === undefined ? undefined : Number(count) };
    }),
    total: total === undefined ? undefined : wonIn(total),
    refundedSoFar: wonIn(row(texts.refundedSoFar) ?? ''),
    refunding: amount(texts.refunding),
    surplus: amount(texts.surplus),
    refunded: amount(texts.refunded),
    pay: payTime === undefined ? undefined : { won: wonOf(payWon), until: readTime(payTime, sentAt) },
    due: amount(texts.due),
    acceptUntil: acceptUntil === undefined ? undefined : readTime(acceptUntil, sentAt),
    freeUntil: rule === undefined ? undefined : readDeadline(rule, texts, when!, sentAt),
    isChangedByOwner: texts.changedByOwner.test(text),
    isUnpaid: texts.unpaid.test(text),
  };
}

/** Returns the deadline of a sentence about cancellations. */
function readDeadline(
  rule: string,
  texts: (typeof TEXTS)[Language],
  startsAt: Date,
  sentAt: Date,
): Date | 'over' {
  if (texts.over.test(rule)) return 'over';
  const until = texts.until.exec(rule)?.[1];
  const days = texts.days.exec(rule)?.[1];
  if (until === undefined && days === undefined) throw new Error(`No deadline can be read in “${rule}”.`);
  if (until !== undefined) return readTime(until, sentAt);
  const midnight = Math.floor((startsAt.getTime() + SEOUL_MS) / DAY_MS) * DAY_MS - SEOUL_MS;
  return new Date(midnight - (Number(days) - 1) * DAY_MS);
}
