import { BRAND } from '@app/domain/brand.ts';
import { CONSENT_RENEWAL_YEARS, POLICY_NOTICE_DAYS } from '@app/domain/legal.ts';
import { CONFIRMATION_DAYS } from '@app/domain/newsletter/newsletter-subscription.ts';
import { AGE_ANSWER_COOKIE, AGE_ANSWER_DAYS } from '@app/domain/age-answer.ts';
import { RETENTION_MONTHS, SPECIAL_REQUEST_DAYS } from '@app/domain/retention.ts';
const company = BRAND.legal.companyName.en;
const years = (count: number) => (count === 12 ? '1 year' : `${count / 12} years`);
const afterWithdrawal = years(RETENTION_MONTHS.afterWithdrawal);
const commerceRecords = years(RETENTION_MONTHS.commerceRecords);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const accessLogs = months(RETENTION_MONTHS.accessLogs);
import type ko from '../ko/privacy.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Privacy policy',
  text: 'What personal information we collect and why, how long we keep it, and how it is deleted.',
  heading: '{{number}}. {{title}}',
  kakaoMap:
    'The map on the Korean contact page comes from Kakao Maps. When it is loaded, your connection data goes to Kakao; the list of stores works without the map.',
  sections: {
    purposes: {
      title: 'Why we process personal information',
      blocks: [
        `${company} (“we”) processes personal information for these purposes, and only as far as they require. Should a purpose change, we say so beforehand and ask for your consent again.`,
        {
          list: [
            'Bookings: taking and confirming them, offering seats that open up, changing, cancelling and refunding them, reminding you of the day',
            'Inquiries: reading and answering what you write',
            'Back-in-stock notices: telling you once, by email, that a product you asked about is back',
            'Newsletter: sending news of products, stories and experiences to those who asked for it',
            'Payment: checking, cancelling and refunding it, issuing cash receipts',
            'Protection of the service: turning away abnormal access and floods of requests, and finding out why something failed',
          ],
        },
        'There are no accounts, so we collect nothing to create one.',
      ],
    },
    items: {
      title: 'What we process',
      blocks: [
        {
          columns: ['When', 'What we need', 'What you may add'],
          rows: [
            ['A booking', 'Name, email, number of participants, language', 'Phone number, special requests'],
            ['The waitlist', 'Name, email, size of your party, language', 'Phone number'],
            ['An inquiry', 'Name, email, inquiry type, message', 'None'],
            ['A back-in-stock notice', 'Email, product, language', 'None'],
            ['The newsletter', 'Email, time of your consent, language', 'None'],
            [
              'A product order',
              'Name, email and phone number of the buyer, name, phone number and address of the recipient, language',
              'Apartment and floor, note for the courier',
            ],
            ['A payment', 'Order number, amount, result', 'None'],
            ['A return', 'Reason', 'What you write about it'],
            ['A cash receipt', 'Purpose, mobile phone, card or business registration number', 'None'],
            ['A visit', 'Time, requested address, IP address', 'None'],
          ],
        },
        'Card numbers and the like are typed into the window of the payment provider. We neither receive nor keep them.',
        'The age question records your answer and nothing else: no date of birth, no resident registration number. Where a store checks identification, it makes no copy.',
        'Sorting our stores by distance happens inside your browser. Your position is not sent to us.',
        'We do not collect personal information from children under 14. If we learn that we have, we delete it at once.',
      ],
    },
    retention: {
      title: 'How long we keep it, and how it is destroyed',
      blocks: [
        'Personal information is destroyed without delay once its purpose is fulfilled, except that the following is kept for a time.',
        {
          columns: ['What', 'How long', 'Why'],
          rows: [
            [
              'Newsletter subscriptions',
              `${afterWithdrawal} after you withdraw`,
              'To show that consent was withdrawn; disputes',
            ],
            [
              'Newsletter subscriptions that are not confirmed',
              `${CONFIRMATION_DAYS} days after the request`,
              'To confirm your consent by a link in an email',
            ],
            [
              'Waitlist entries',
              `${months(RETENTION_MONTHS.waitlist)} after the wait has ended`,
              'Questions about offers of seats',
            ],
            [
              'Notes for looking after guests',
              `${years(RETENTION_MONTHS.guestNotes)} after their last change`,
              'Your next visit (allergies, seating requests)',
            ],
            [
              'Requests for a back-in-stock notice',
              `Until we have told you, at most ${months(RETENTION_MONTHS.restock)} (${CONFIRMATION_DAYS} days if you do not confirm)`,
              'To tell you',
            ],
            ['Inquiries', `${afterWithdrawal} after we receive them`, 'Follow-up questions'],
            [
              'Records of contracts, withdrawals, payments and supply (bookings and orders)',
              `${commerceRecords} from the event or the delivery`,
              'Act on Consumer Protection in Electronic Commerce',
            ],
            [
              'Special requests of a booking',
              `${SPECIAL_REQUEST_DAYS} days after the event, or at once if you ask for deletion`,
              'Preparing for the day',
            ],
            [
              'The network of a booking (a hash of the first part of the IP address)',
              `${months(RETENTION_MONTHS.bookingNetworks)} after the booking`,
              'To notice when one person takes most seats of an event',
            ],
            ['Access logs', accessLogs, 'Protection of Communications Secrets Act'],
            [
              'Requests about personal data',
              `${accessLogs} after they are done`,
              'To show that they were carried out',
            ],
            ['Records of the emails we sent', accessLogs, 'To trace delivery failures'],
          ],
        },
        'When its time is up, information is deleted automatically and cannot be restored. What is on paper is shredded or burnt.',
        `Every ${CONSENT_RENEWAL_YEARS} years we email those who agreed to marketing emails to remind them when they agreed and how to withdraw, and ask whether they would like to continue. The consent stays in place unless they unsubscribe.`,
      ],
    },
    'third-parties': {
      title: 'Third parties',
      blocks: [
        'We do not sell or lend personal information, and give it to no third party unless you consent or the law specifically provides for it.',
        'Where an investigating authority asks for it by the procedure that the law prescribes, we check that the request is lawful and give no more than is necessary.',
      ],
    },
    processors: {
      title: 'Processors and transfer abroad',
      blocks: [
        'To run this site we entrust work to the following. They may not use it for anything else, and we make sure that they keep it safe.',
        {
          columns: ['Who', 'What', 'How long'],
          rows: [
            [
              'Google LLC (Firebase, Google Cloud)',
              'Storing data, running servers and website, signing in the administrator',
              'Until the work ends',
            ],
            ['PayApp', 'Approving and cancelling card payments', 'As the law requires'],
          ],
        },
        'Bookings, orders, inquiries and subscriptions are stored in Google’s data centre in Seoul. As Google delivers the site quickly and deals with failures, access logs may pass through its facilities abroad, in the United States among others. This happens as you visit, over encrypted connections; if you would rather it did not, you are welcome to call us or come to a store instead.',
        'When you search for an address in the order form, our server sends only the words you search for to the road-address search of Korea’s Ministry of the Interior and Safety. It sends neither your name nor your contact details nor anything about your connection, and we do not keep the words.',
      ],
    },
    rights: {
      title: 'Your rights and how to use them',
      blocks: [
        'At any time you may see your personal information, have it corrected or deleted, have its processing stopped, and withdraw your consent. Someone who acts on your behalf should send us your power of attorney.',
        {
          list: [
            'Under “See or delete your personal data” below, enter your email address: we send you a link that lets you see straight away what we store, and download or delete it.',
            `Ask by email at ${BRAND.email} or by phone at ${BRAND.phone}. Once we know that it is you, we act within 10 days and tell you the result.`,
            'One press of “Unsubscribe”, at the foot of every email, stops the newsletter. You need not sign in or say why.',
            'Records that the law obliges us to keep are deleted when the required period ends.',
          ],
        },
        { link: 'See or delete your personal data', href: '/api/personal-data?language=en' },
      ],
    },
    cookies: {
      title: 'Cookies and browser storage',
      blocks: [
        'We set no tracking or advertising cookies. This is all that the site leaves in your browser:',
        {
          columns: ['Name', 'Use', 'How long'],
          rows: [
            [
              AGE_ANSWER_COOKIE,
              'Remembers what you answered at your first visit.',
              `${AGE_ANSWER_DAYS} days`,
            ],
            ['language (local storage)', 'Remembers the language you chose.', 'Until you clear it'],
            [
              'Session storage',
              'Remembers your place on a page and how to see and pay for a booking you have just made, and reloads the page only once after the site has changed.',
              'Until you close the window; bookings no longer than a day after the event',
            ],
            [
              'booking (local storage, cache)',
              'Shows the reference of your booking on the event’s page and without a connection. Neither your name nor a link to your booking is stored here.',
              'Until you open the site more than a day after the event',
            ],
            [
              'pages (cache)',
              'Shows pages you have already seen when you are offline.',
              'Until newer ones replace them',
            ],
            [
              'basket (local storage)',
              'Remembers what you put into the basket.',
              'Until you order or clear it',
            ],
            [
              'check-in (local storage, cache)',
              'On the day of an event, lets the administrator check guests in without a connection: keeps their names, party sizes, the state of their bookings and arrivals and what is still to pay on the administrator’s device. Visitors’ browsers have none.',
              'Until the administrator logs out; at the latest until the dashboard is opened after the day of the event',
            ],
            [
              '__session',
              'Tells whether the administrator is signed in. Visitors have none.',
              'Until it is signed out or expires',
            ],
          ],
        },
        'You may clear or block all of it in your browser. The site works without; we only have to ask your age again.',
      ],
    },
    security: {
      title: 'How we keep it safe',
      blocks: [
        'To protect personal information:',
        {
          list: [
            'all connections are encrypted, and so is the stored data;',
            'only the administrator can see bookings and inquiries, which the rules of the database enforce;',
            'every change or deletion of personal information by the administrator is recorded;',
            'names, email addresses and the like are kept out of operating logs;',
            'requests that repeat within a short time are limited.',
          ],
        },
      ],
    },
    officer: {
      title: 'Privacy officer and changes to this policy',
      blocks: [
        'Please bring questions and complaints about personal information here. We answer and act without delay.',
        {
          list: [
            `Privacy officer: ${BRAND.legal.privacyOfficer.en}`,
            `Email: ${BRAND.email}`,
            `Phone: ${BRAND.phone}`,
            `Address: ${BRAND.legal.address.en}`,
          ],
        },
        'For further help, the Privacy Infringement Report Centre (privacy.kisa.or.kr, dial 118 in Korea) gives advice, and the Personal Information Dispute Mediation Committee (www.kopico.go.kr, 1833-6972) mediates.',
        `When we change this policy, this page says what changes and why, from ${POLICY_NOTICE_DAYS} days before it takes effect.`,
      ],
    },
  },
} as const satisfies Translation<typeof ko>;
