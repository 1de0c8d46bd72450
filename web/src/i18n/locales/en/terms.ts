import { BRAND } from '@app/domain/brand.ts';
import {
  ADVERSE_TERMS_NOTICE_DAYS,
  CASH_RECEIPT_DAYS,
  CASH_RECEIPT_MANDATORY_WON,
  DEFECT_WITHDRAWAL,
  FREE_CANCELLATION_DAYS,
  POLICY_NOTICE_DAYS,
  REFUND_BUSINESS_DAYS,
} from '@app/domain/legal.ts';
import { LEGAL_AGE_YEARS } from '@app/domain/shared/alcohol.ts';
import { formatWon } from '@app/domain/shared/money.ts';
const name = BRAND.name.en;
const company = BRAND.legal.companyName.en;
import type ko from '../ko/terms.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

export default {
  title: 'Terms of service',
  text: `What you and ${name} can rely on when you use this site or book an experience.`,
  heading: 'Article {{number}}. {{title}}',
  sections: {
    purpose: {
      title: 'Purpose',
      blocks: [
        `These terms set out the rights, duties and responsibilities of ${company} (“we”) and of those who use the services of the ${name} site (“the site”), which we run.`,
      ],
    },
    definitions: {
      title: 'Definitions',
      blocks: [
        'In these terms:',
        {
          list: [
            'a “user” is anyone who visits the site and uses its services under these terms; there are no accounts;',
            '“products” are the coffee and makgeolli that we roast or brew and present on the site, and the goods that go with them;',
            '“experiences” are the workshops, classes and tastings that we hold on a set day, for a set number of people and a set fee;',
            'a “booking” is a user’s request on the site to take part in an experience, confirmed by us.',
          ],
        },
        'Words that are not defined here are used as the law and common trade practice use them.',
      ],
    },
    publication: {
      title: 'Publication and amendment',
      blocks: [
        'These terms can be reached from the foot of every page, so that anyone can read them easily.',
        `We may amend them within the law. We announce amendments on the site, with the effective date and the reason, at least ${POLICY_NOTICE_DAYS} days in advance, or at least ${ADVERSE_TERMS_NOTICE_DAYS} days in advance where they are to your disadvantage.`,
        'Amended terms apply to bookings and purchases made after they take effect. Those made earlier keep the terms under which they were made.',
      ],
    },
    services: {
      title: 'Our services and changes to them',
      blocks: [
        'We offer these services:',
        {
          list: [
            'presenting and selling products;',
            'announcing experiences and taking bookings;',
            'stories, information about our stores, and answers to common questions;',
            'receiving inquiries and sending the newsletter.',
          ],
        },
        BRAND.payment.makgeolliOnline
          ? `Makgeolli is sold with the approval for mail order that the Liquor Tax Act requires, and only to those who have proved that they are adults: from 1 January of the year in which they turn ${LEGAL_AGE_YEARS}.`
          : 'Makgeolli is not sold online. Our stores sell it once they have seen that the buyer is an adult.',
        'Where we must change or suspend a service, for instance because an ingredient or an instructor is not available, we say so beforehand on the site or by email, or straight away if we could not.',
      ],
    },
    bookings: {
      title: 'Requesting and making a booking',
      blocks: [
        'You request a booking with your name, your email address and the number of participants. We then hold the seats for you and send you a booking reference by email.',
        'The booking is made when we have checked the request and sent you a confirmation by email or, where an experience is paid online, when your payment arrives in time. A booking not paid by then is cancelled.',
        'In these cases we may turn a request down or leave it unconfirmed, and return in full whatever has been paid:',
        {
          list: [
            'the experience is full, or will not take place;',
            'the request does not match the facts, or we cannot reach you;',
            `someone asks to take part in an experience with alcohol before 1 January of the year in which they turn ${LEGAL_AGE_YEARS}.`,
          ],
        },
      ],
    },
    payment: {
      title: 'Payment',
      blocks: [
        'Prices on the site include value added tax. You see the whole amount before you pay, and nothing is added on the way.',
        'You pay in the window of our payment provider PayApp, by card or by the other means it offers. Products and experiences for which we take no online payment are paid for in a store or on the day.',
        `If you pay by bank transfer or in cash, you can ask for a cash receipt on your order’s page. For ${formatWon(CASH_RECEIPT_MANDATORY_WON)} or more we issue one within ${CASH_RECEIPT_DAYS} days without being asked.`,
        'Prices in dollars on the English pages are for reference only. Payment is in Korean won only.',
      ],
    },
    withdrawal: {
      title: 'Withdrawal and refunds',
      blocks: [
        'Until we send an order, you can cancel it on its page and get back everything you paid. Once it is sent, you can ask for a return there.',
        `You may return a product within ${BRAND.returns.days} days of receiving it, without giving a reason. The law may limit this where a product was damaged through your fault, and for food that has lost much of its value because its bag or bottle was opened.`,
        `Where a product differs from what we showed or is not the one you bought, you may return it within ${DEFECT_WITHDRAWAL.months} months of receiving it and ${DEFECT_WITHDRAWAL.days} days of noticing, at our expense. Where you simply change your mind, sending it back costs you ${formatWon(BRAND.returns.feeWon)}, which we take from the refund; your order says how much you get back.`,
        'A booked experience can be cancelled as follows:',
        {
          list: [
            `Up to ${FREE_CANCELLATION_DAYS} days before the experience: we return the full fee.`,
            'After that, until it begins: you may move to another date or pass your booking on to someone else. If you would rather have a refund, we follow the Consumer Dispute Resolution Standards.',
            'Where we cannot hold the experience: we return the full fee.',
          ],
        },
        `We refund you by the method you paid with, within ${REFUND_BUSINESS_DAYS} business days of having the product back or of your cancelling the experience. If we are late, we add interest at the rate set by law.`,
        `One email (${BRAND.email}) or one call (${BRAND.phone}) is enough to cancel or return. Cancelling is never harder than booking.`,
        'Where the law is better for you than this article, the law applies.',
      ],
    },
    'our-duties': {
      title: 'Our duties',
      blocks: [
        'We keep to the law and to these terms, and do our best to offer the services steadily and reliably.',
        'We protect your personal information as our privacy policy says.',
        'We use nothing that deceives or hurries you: no paid options chosen in advance, no hidden costs, no screens that make it hard to cancel.',
        'We send no marketing emails without your consent.',
      ],
    },
    'your-duties': {
      title: 'Your duties',
      blocks: [
        'You agree not to:',
        {
          list: [
            'book with someone else’s details or with false ones;',
            'buy alcohol, or take part in an experience with alcohol, by misstating your age;',
            'book seats in order to resell them;',
            'disturb the running of the site or try to enter where you have no permission;',
            'use the texts and pictures of the site commercially without our permission.',
          ],
        },
        'Our experiences involve open flames, hot water and fermenting bottles: please follow your host’s safety instructions. Tell us about allergies when you book.',
      ],
    },
    disputes: {
      title: 'Liability and disputes',
      blocks: [
        'We are not liable where a natural disaster or another event beyond control keeps us from providing a service. This does not cover damage caused by our intent or negligence.',
        'The contents of other sites to which this site links are the responsibility of those who run them.',
        'Tell us what went wrong, and we will try to put it right first. If we cannot agree, you may ask the Korea Consumer Agency (dial 1372 in Korea) or the Electronic Transaction Dispute Mediation Committee to mediate.',
        'These terms follow the law of the Republic of Korea. As the Act on Consumer Protection in Electronic Commerce provides, the district court of the user’s address at the time of filing has jurisdiction.',
      ],
    },
  },
} as const satisfies Translation<typeof ko>;
