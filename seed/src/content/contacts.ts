import type { ContactSubmission } from '@app/domain/contact/contact-submission-schema.ts';
import { daysBefore } from './calendar.ts';

interface Row extends Pick<ContactSubmission, 'id' | 'name' | 'inquiryType' | 'message' | 'isRead'> {
  sender: number;
  /** The number of days since it was sent, and the hour in Seoul. */
  days: number;
  hour: number;
}

/** Fictitious senders at example.com. */
const ROWS: readonly Row[] = [
  {
    id: '0c1a3f0e-6f0f-4c86-9a52-4f2f9d7a1b01',
    sender: 1,
    name: '예시 손님 31',
    inquiryType: 'event',
    message:
      '다음 달 초에 친구 다섯 명과 함께 막걸리 빚기 수업을 듣고 싶습니다.\n평일 저녁에도 따로 열어 주실 수 있을까요?',
    isRead: false,
    days: 1,
    hour: 21,
  },
  {
    id: '5b8e2a7c-1f34-4d6b-8b0e-2c9b6a4d7e02',
    sender: 2,
    name: 'Sample Guest 32',
    inquiryType: 'general',
    message:
      'I bought a bag of the Ethiopian at the roastery last week and finished it too soon. Do you ship whole beans outside Seoul?',
    isRead: false,
    days: 2,
    hour: 9,
  },
  {
    id: '9d4c7f12-83ab-4e5f-b1c6-7a0d3e5f8c03',
    sender: 3,
    name: '예시 서점',
    inquiryType: 'collaboration',
    message:
      '골목에서 작은 서점을 하고 있습니다. 겨울밤 낭독회에서 손님들께 따뜻한 커피와 막걸리를 함께 내고 싶어 글을 남깁니다.',
    isRead: false,
    days: 4,
    hour: 15,
  },
  {
    id: 'c2e6b9d8-47f0-4a13-9e7d-5b1f8c2a6d04',
    sender: 4,
    name: 'Sample Cafe',
    inquiryType: 'store',
    message:
      'We run a twelve-seat café and would like to serve your filter roast. Could you send us your wholesale terms and a tasting set?',
    isRead: true,
    days: 9,
    hour: 11,
  },
  {
    id: 'e7f1a4b3-2d95-4c68-a3f0-9c6e1d7b5a05',
    sender: 5,
    name: '예시 잡지',
    inquiryType: 'media',
    message:
      '누룩을 직접 디디는 양조장을 찾아다니며 글을 쓰고 있습니다. 새 쌀이 들어오는 날에 맞추어 취재할 수 있을지 여쭙니다.',
    isRead: true,
    days: 16,
    hour: 14,
  },
];

/** Returns the sample messages with dates relative to `now`. */
export function contactsFor(now: Date): ContactSubmission[] {
  return ROWS.map(({ sender, days, hour, ...contact }) => ({
    ...contact,
    email: `sender${sender}@example.com`,
    createdAt: daysBefore(now, days, hour),
  }));
}
