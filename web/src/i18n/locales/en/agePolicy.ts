import { BRAND } from '@app/domain/brand.ts';
import { AGE_ANSWER_DAYS } from '@app/domain/age-answer.ts';
import { AGE_GATE_YEARS, LEGAL_AGE_YEARS } from '@app/domain/shared/alcohol.ts';
const name = BRAND.name.en;
import type ko from '../ko/agePolicy.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Age policy',
  text: `${name} makes alcoholic drinks. This page says who may see them here and who may buy them.`,
  heading: '{{number}}. {{title}}',
  sections: {
    adults: {
      title: 'Who is an adult',
      blocks: [
        `We sell and serve alcohol only to adults aged ${LEGAL_AGE_YEARS} and over. In Korea that is everyone from 1 January of the year in which they turn ${LEGAL_AGE_YEARS}, whether or not the birthday has passed.`,
        `This site asks for more than the law does: anything about alcohol is shown only to visitors who say they are ${AGE_GATE_YEARS} or older. Drinking ages differ from country to country, and on pages that anyone may open we would rather be careful.`,
      ],
    },
    'legal-basis': {
      title: 'Legal basis',
      blocks: [
        'This policy is based on:',
        {
          list: [
            'the Youth Protection Act, which forbids selling or giving alcohol to minors and requires sellers to check age first;',
            'the Liquor Tax Act and the National Tax Service’s notice on the mail order of liquor, which say when alcohol may be sold online and how adulthood is proved;',
            'the National Health Promotion Act, which requires a warning about the harm of drinking wherever alcohol is promoted.',
          ],
        },
      ],
    },
    verification: {
      title: 'How we verify age',
      blocks: [
        `At your first visit we ask whether you are ${AGE_GATE_YEARS} or older. This is self-confirmation: you answer for yourself, and we ask for neither your name nor your date of birth.`,
        `We keep your answer in a cookie for ${AGE_ANSWER_DAYS} days and do not ask again until then, unless you clear it.`,
        'Self-confirmation is for looking at the site. When you buy or taste alcohol, our stores and experiences check your identification as well.',
      ],
    },
    duties: {
      title: 'What we ask of you',
      blocks: [
        {
          list: [
            'Please answer truthfully.',
            'Do not use someone else’s identification, and do not pass alcohol that you bought on to minors.',
            'On a device that several people share, clear the cookie when you are done. Parents, please keep an eye on the devices that your children use.',
          ],
        },
      ],
    },
    scope: {
      title: 'What is open to whom',
      blocks: [
        {
          columns: ['Who', 'What'],
          rows: [
            [`Visitors who say they are ${AGE_GATE_YEARS} or older`, 'Everything on the site'],
            [
              `Visitors who say they are under ${AGE_GATE_YEARS}`,
              'Coffee, stories and experiences without alcohol, our stores, inquiries. Makgeolli and anything else about alcohol is not shown.',
            ],
            [
              `Adults aged ${LEGAL_AGE_YEARS} and over`,
              'May buy makgeolli in our stores and take part in experiences with alcohol.',
            ],
            [
              'Minors',
              'Are welcome to coffee and other drinks in our stores, and to experiences without alcohol.',
            ],
          ],
        },
        `If you said by mistake that you are under ${AGE_GATE_YEARS}, you can answer again on the makgeolli page.`,
        { link: 'Answer again', href: '/en/makgeolli' },
      ],
    },
    identification: {
      title: 'Identification in stores and at experiences',
      blocks: [
        'Before we sell makgeolli or serve a tasting we check identification, even of regulars whose faces we know.',
        {
          list: [
            'We accept resident cards, driving licences, passports, alien registration cards and official mobile identification. Photographs of them are not enough.',
            'We only look: nothing is copied or written down.',
            'Without identification we neither sell nor serve alcohol, even to adults. Please bring it to any experience that is for adults only.',
            'We serve no alcohol to those who have had enough, or who are going to drive.',
          ],
        },
      ],
    },
    penalties: {
      title: 'Penalties',
      blocks: [
        'Anyone who sells or gives alcohol to a minor may face up to two years in prison or a fine of up to 20 million won under the Youth Protection Act, and the store may be closed for a time.',
        'Anyone who forges identification or uses someone else’s may be punished under the Criminal Act and the Resident Registration Act.',
        'Where we find that an age was misstated, we may cancel the booking and refuse sales and participation in future.',
      ],
    },
    contact: {
      title: 'Contact',
      blocks: [
        'Please write to us with any question about this policy, or if you believe that alcohol was sold to a minor.',
        {
          list: [`Email: ${BRAND.email}`, `Phone: ${BRAND.phone}`, `Address: ${BRAND.legal.address.en}`],
        },
      ],
    },
  },
} as const satisfies Translation<typeof ko>;
