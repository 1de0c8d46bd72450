import type ko from '../ko/contact.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Contact and stores',
  text: 'Ask us about a bag of beans, a bottle or the way to our door.',
  text_coffeeOnly: 'Ask us about a bag of beans or the way to our door.',
  description: 'How to reach Byeotdam, where our stores are, when they are open, and what people often ask.',

  form: {
    title: 'Send us a message',
    text: 'We will reply to the email address you give us.',
    name: 'Name',
    email: 'Email',
    inquiryType: 'Inquiry type',
    inquiryTypes: {
      general: 'General inquiry',
      event: 'Experiences',
      collaboration: 'Working together',
      store: 'Stores',
      media: 'Press',
    },
    message: 'Message',
    about: 'I would like to ask about “{{title}}”.\n',
    submit: 'Send message',
    submitting: 'Sending…',
    success: 'Thank you! Your message has been sent.',
    unavailable: 'The form could not be loaded. Please check your connection and try again.',
    validation: {
      nameMin: 'Name must be at least 2 characters',
      nameMax: 'Name must be at most 100 characters',
      emailMax: 'Email must be at most 254 characters',
      emailInvalid: 'Please enter a valid email address',
      messageMin: 'Message must be at least 10 characters',
      messageMax: 'Message must be at most 5,000 characters',
    },
  },

  newsletter: { title: 'News by email', text: 'New roasts and workshop dates, once or twice a month.' },

  methods: {
    title: 'Other ways to reach us',
    email: 'Email',
    phone: 'Phone',
    social: 'Instagram',
    opensInNewTab: 'opens in a new tab',
    hours: 'Opening hours',
    reply: 'We typically reply within 24 hours.',
    faq: 'See the frequently asked questions',
  },

  call: {
    title: 'Still wondering?',
    text: 'The questions we hear most are answered below. For everything else, just ask.',
    methods: 'See contact details',
    dial: 'Call {{phone}}',
  },
} as const satisfies Translation<typeof ko>;
