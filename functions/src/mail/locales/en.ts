import { BOOKING_NOTICES } from '@app/domain/notices/en/booking.ts';
import { BOOKING_LINKS } from '@app/domain/notices/en/booking-links.ts';
import { ORDER_NOTICES } from '@app/domain/notices/en/order.ts';
import { OWNER_NOTICE_KINDS } from '@app/domain/notices/en/owner-notice.ts';
import { PRIVACY_NOTICE } from '@app/domain/notices/en/privacy.ts';
import { REFUND_NOTICES } from '@app/domain/notices/en/refund.ts';
import type ko from './ko.ts';
import type { Translation } from '@app/domain/shared/translation.ts';

/** Texts of all automatic mails, and of the pages that they link to, by namespace. */
export default {
  general: {
    greeting: 'Hello,',
    /** The name in a preview that is for no guest in particular. */
    inventedGuest: 'Sample Guest',
    greetingNamed: 'Dear {{name}},',
    sender: {
      representative: 'Representative',
      phone: 'Phone',
      email: 'Email',
      businessNumber: 'Business no.',
    },
  },
  booking: {
    notices: { ...BOOKING_NOTICES, ...REFUND_NOTICES },
    news: {
      received: {
        subject: 'We have your booking request: {{title}}',
        paragraphs: [
          'Thank you for your booking request for “{{title}}”. We are holding your seats.',
          'Your booking is not confirmed yet. We will check it and email you either way.',
        ],
        unpaidParagraphs: [
          'Thank you for your booking request for “{{title}}”. We are holding your seats.',
          'Please pay {{won}} with the link below by {{until}} KST: your booking is then confirmed at once. If it is not paid by then, it is cancelled.',
        ],
        verifyWithin_one:
          'If the link below is not opened within {{count}} hour of this email, the request is cancelled.',
        verifyWithin_other:
          'If the link below is not opened within {{count}} hours of this email, the request is cancelled.',
        next: [
          'Please open the link below once to confirm your email address. There you can see your booking, change the number of participants or cancel. For anything else, simply reply to this email.',
          'Open the attached file to add the date to your calendar.',
        ],
      },
      confirmed: {
        subject: 'Your booking is confirmed: {{title}}',
        paragraphs: ['Your booking for “{{title}}” is confirmed. We look forward to seeing you.'],
        next: [
          'If you cannot come after all, please cancel with the link below so that we can offer your seats to somebody else.',
          'Open the attached file to mark the date as confirmed in your calendar.',
        ],
      },
      cancelled: {
        subject: 'Your booking has been cancelled: {{title}}',
        paragraphs: [
          'We are writing to let you know that your booking for “{{title}}” has been cancelled. Your seats have been released.',
        ],
        next: [
          'If you have a question or are looking for another date, simply reply to this email.',
          'Open the attached file to remove the date from your calendar.',
        ],
      },
      expired: {
        subject: 'Your booking was cancelled because it was not paid: {{title}}',
        paragraphs: [
          'Your booking for “{{title}}” was not paid in full in time, so it has been cancelled. Your seats have been released.',
        ],
        next: [
          'If you would still like to come, please book again. If you have paid and this email names no refund, reply to it.',
          'Open the attached file to remove the date from your calendar.',
        ],
      },
      unverified: {
        subject: 'Booking request cancelled because its link was not opened: {{title}}',
        paragraphs: [
          'The link in our email was never opened, so we could not tell whether this address is yours. Your booking request for “{{title}}” has been cancelled and your seats have been released.',
        ],
        next: [
          'If you would still like to come, please book again and open the link in the email.',
          'Open the attached file to remove the date from your calendar.',
        ],
      },
      calledOff: {
        subject: 'This experience will not take place: {{title}}',
        paragraphs: [
          'We are very sorry: “{{title}}” cannot take place.',
          'Your booking has been cancelled, and anything you paid online is refunded in full. There is nothing you need to do.',
        ],
        next: [
          'If you would like to hear about other dates, just reply to this email.',
          'Open the attached file to remove the event from your calendar.',
        ],
      },
      eventChanged: {
        subject: 'A change to the experience you booked: {{title}}',
        paragraphs: [
          'We have had to change something about “{{title}}”. Your booking stays as it is, with the details below.',
        ],
        next: [
          'If the change does not suit you, just reply to this email: we will find another date for you or refund what you paid in full.',
          'Open the attached file to update the date in your calendar.',
        ],
      },
      link: {
        subject: 'A new link to your booking: {{title}}',
        paragraphs: [
          'Here is the new link to your booking for “{{title}}” that you asked for. Links from earlier emails no longer work.',
        ],
        next: ['If you did not ask for a link, you can delete this email. Your booking has not changed.'],
      },
      linkAgain: {
        subject: 'The link to your booking: {{title}}',
        paragraphs: ['Here is the link to your booking for “{{title}}” again, as requested.'],
        next: ['If you did not ask for a link, you can delete this email. Your booking has not changed.'],
      },
      reminder: {
        subject: 'See you tomorrow: {{title}}',
        paragraphs: ['“{{title}}” is tomorrow. Here is when and where we meet.'],
        next: [
          'If you cannot come after all, please cancel with the link below so that we can offer your seats to somebody else.',
          'Open the attached file to update the date in your calendar.',
        ],
      },
      changeLapsed: {
        subject: 'Your change was not paid, so your booking stays as it was: {{title}}',
        paragraphs: [
          'The change to your booking for “{{title}}” was not paid in time, so it has not taken effect. Your booking stays as it was, with the details below.',
        ],
        next: [
          'If you would still like to change your booking, please choose the change again with the link below.',
          'A payment that arrives for it now is refunded automatically.',
        ],
      },
      changeImpossible: {
        subject: 'The date you chose will not take place, so your booking stays as it was: {{title}}',
        paragraphs: [
          'You asked to move your booking for “{{title}}”, but the date you chose will not take place. Your booking stays as it was, with the details below.',
        ],
        next: [
          'If you would like to move to another date, please choose one with the link below.',
          'A payment that arrives for the change now is refunded automatically.',
        ],
      },
      changed: {
        subject: 'Your booking has been changed: {{title}}',
        paragraphs: ['Your booking for “{{title}}” has been changed. Here are the current details.'],
        next: [
          'If this is not what you asked for, please reply to this email.',
          'Open the attached file to update the date in your calendar.',
        ],
      },
    },
    corrected:
      'We have corrected the email address of your booking to this one. From now on we write to you here, and links in earlier emails no longer work.',
    manage: 'Manage your booking',
    payOrManage: 'Pay or manage your booking',
    reason: 'Reason',
    reference: 'Booking reference',
    event: 'Experience',
    time: 'When',
    inSeoul: '{{time}} KST (Korea Standard Time)',
    duration: 'Duration',
    place: 'Where',
    address: 'Address',
    map: 'Map',
    openMap: 'Open in Google Maps',
    participants: 'Participants',
    people_one: '{{count}}',
    people_other: '{{count}}',
    changedFrom: '{{now}} (when you booked: {{before}})',
    changes: 'Please note what has changed since you booked: {{labels}}.',
    host: 'Led by',
    includes: 'What is included',
    pricePerPerson: 'Price per person',
    seatsAt_other: '{{won}} each for {{count}}',
    seatsAt_one: '{{won}} for {{count}}',
    total: 'Total',
    payment: 'Payment',
    dueAtEvent: 'You pay {{won}} at the venue on the day.',
    free: 'Free',
    refund: 'Cancellation and refund',
    refunding: 'We are refunding {{won}}. It may take a few days, depending on your card.',
    refundRule_one: `${REFUND_NOTICES.refund_one} After that you may move to another date or pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.`,
    refundRule_other: `${REFUND_NOTICES.refund_other} After that you may move to another date or pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.`,
    refundUntil:
      'We refund the full price if you cancel by {{until}}, Korean time. After that you may move to another date or pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.',
    refundOver:
      'The time for a full refund has passed. You may still pass your booking on to someone else; if you would rather have a refund, we follow the Consumer Dispute Resolution Standards.',
  },
  formerAddress: {
    booking: {
      subject: 'We no longer send emails about a booking to this address',
      paragraphs: [
        'The email address of a booking has been corrected to another one. We no longer send emails about that booking to this address, and links in the earlier ones no longer work.',
      ],
      next: ['There is nothing you need to do. If you did not ask for this, please reply to this email.'],
    },
    waitlist: {
      subject: 'We no longer send emails about a waitlist to this address',
      paragraphs: [
        'The email address of a place on a waitlist has been corrected to another one. We no longer send emails about that place to this address, and links in the earlier ones no longer work.',
      ],
      next: ['There is nothing you need to do. If you did not ask for this, please reply to this email.'],
    },
    order: {
      subject: 'We no longer send emails about an order to this address',
      paragraphs: [
        'The email address of an order has been corrected to another one. We no longer send emails about that order to this address, and links in the earlier ones no longer work.',
      ],
      next: ['There is nothing you need to do. If you did not ask for this, please reply to this email.'],
    },
  },
  thanks: {
    subject: 'Thank you for coming: {{title}}',
    paragraphs: ['Thank you for joining us for “{{title}}”. We hope you enjoyed it as much as we did.'],
    stories: ['If you would like to read on, there is a story that goes with it: “{{item}}”.'],
    products: ['If you would like to taste it again at home, have a look at “{{item}}”.'],
    next: [
      'Was there anything you especially liked, or that we could do better? Simply reply to this email: we read every one.',
    ],
    open: 'See {{item}}',
  },
  waitlist: {
    news: {
      joined: {
        subject: 'You are on the waitlist: {{title}}',
        paragraphs: [
          'We have added you to the waitlist for “{{title}}”. When seats open up, we write to guests in the order they joined.',
          'If the free seats are too few for your party, a smaller party behind you may go first. That happens three times at most; after that we keep seats free until there are enough for you.',
        ],
        next: ['The link below shows your position. You can leave the list there at any time.'],
      },
      link: {
        subject: 'You are already on the waitlist: {{title}}',
        paragraphs: [
          'You are already on the waitlist for “{{title}}” with this address. You keep the place you had, and the details below stay as they were.',
        ],
        next: [
          'The link below shows where you stand. To change the size of your party, please reply to this email.',
          'If it was not you who asked, you can delete this email.',
        ],
      },
      offered: {
        subject: 'Seats have opened up: {{title}}',
        paragraphs: [
          'Seats have opened up for “{{title}}”, and we are holding {{seats}} for you.',
          'Accept with the link below by {{until}} KST to book. After that the offer goes to the next guest.',
        ],
        next: ['If you can no longer come, please decline there so that the next guest hears straight away.'],
      },
      eventChanged: {
        subject: 'What you are waiting for has changed: {{title}}',
        paragraphs: [
          'The details of “{{title}}” have changed, and you will find them below. You keep your place on the waitlist.',
        ],
        next: ['If it no longer suits you, you can leave the list at the link below.'],
      },
      lapsed: {
        subject: 'The offer has expired: {{title}}',
        paragraphs: [
          'We did not hear from you in time, so the seats for “{{title}}” have gone to the next guest. You are no longer on the waitlist.',
        ],
        next: ['If you would still like to come, you are welcome to join the waitlist again.'],
      },
      left: {
        subject: 'You have left the waitlist: {{title}}',
        paragraphs: ['As you asked, we have taken you off the waitlist for “{{title}}”.'],
        next: ['If this was not you, please reply to this email.'],
      },
      removed: {
        subject: 'You are no longer on the waitlist: {{title}}',
        paragraphs: ['We have taken you off the waitlist for “{{title}}”.'],
        next: ['If you have any questions, please reply to this email.'],
      },
      closed: {
        subject: 'The waitlist has ended: {{title}}',
        paragraphs: [
          'Sadly, we could not offer you a seat for “{{title}}”, and its waitlist has now ended. Thank you for waiting.',
        ],
        next: ['There are other dates on our website, and we would love to see you at one of them.'],
      },
      calledOff: {
        subject: 'This experience will not take place: {{title}}',
        paragraphs: [
          'We are sorry to tell you that “{{title}}” will not take place. Its waitlist has ended as well, so there is nothing you need to do.',
        ],
        next: ['There are other dates on our website, and we would love to see you at one of them.'],
      },
    },
    corrected:
      'We have corrected the email address of your place on the waitlist to this one. You keep your place, and from now on we write to you here. Links in earlier emails no longer work.',
    open: 'See your position or leave',
    answer: 'Accept or decline',
    party: 'Party',
    changedFrom: '{{now}} (when you joined: {{before}})',
    totalOf: '{{won}} for {{seats}}',
    orFewer_one: '{{count}} person',
    orFewer_other: '{{count}} people, or fewer',
    seats_one: '{{count}} seat',
    seats_other: '{{count}} seats',
  },
  order: {
    refunding:
      'We are refunding {{won}}, and will write again once that is done. There is nothing you need to do.',
    returnRefunds: ORDER_NOTICES.returns.refunds,
    cashReceipt: 'If you need a Korean cash receipt, give us the number to issue it to on your order’s page.',
    news: {
      paid: {
        subject: 'We have received your payment',
        paragraphs: ['Thank you for your order. Your payment of {{won}} has arrived.'],
        next: ['You can follow your order at any time with the link below.'],
      },
      surplusPaid: {
        subject: 'We are refunding your payment',
        paragraphs: [
          'Your payment of {{won}} arrived, but we could not accept it: the order was already paid, was cancelled, or its payment deadline had passed. We are refunding it in full.',
        ],
        next: ['There is nothing you need to do. We will write again once the refund is complete.'],
      },
      sent: {
        subject: 'Your order is on its way',
        paragraphs: ['We have handed your order to the carrier.'],
        next: ['If anything is wrong when it arrives, simply reply to this email.'],
      },
      shipmentCorrected: {
        subject: 'Corrected tracking details for your order',
        paragraphs: [
          'The tracking details we sent you were wrong, and we are sorry for the trouble. Please track your parcel with the carrier and number below.',
        ],
        next: ['If anything is wrong when it arrives, simply reply to this email.'],
      },
      emailCorrected: {
        subject: 'We have corrected the email address of your order',
        paragraphs: [
          'We have corrected the email address of your order to this one. From now on we write to you here, and links in earlier emails no longer work.',
        ],
        next: ['You can see your order and follow it at any time with the link below.'],
      },
      expired: {
        subject: 'Your order was cancelled because it was not paid',
        paragraphs: ['No payment arrived in time, so your order has been cancelled.'],
        next: [
          'If you would still like the items, please order again. If you have already paid, reply to this email.',
        ],
      },
      cancelled: {
        subject: 'Your order has been cancelled',
        paragraphs: ['Your unpaid order has been cancelled.'],
        next: ['If you have a question, simply reply to this email.'],
      },
      cancelledByBuyer: {
        subject: 'You have cancelled your order',
        paragraphs: ['As you asked, we have cancelled your order.'],
        next: ['If you did not ask for this, please reply to this email.'],
      },
      returnRequested: {
        subject: 'We have received your return request',
        paragraphs: [
          'We have received your request for a return, and will soon tell you how to send the products back. Until then, please keep them as they arrived.',
        ],
        next: ['If there is anything to add, or you did not request this, please reply to this email.'],
      },
      returnDeclined: {
        subject: 'We cannot accept your return',
        paragraphs: [
          'We have looked at your request for a return. We are sorry that we cannot accept it, for this reason:',
        ],
        next: ['If you have a question or see it differently, simply reply to this email.'],
      },
      refunded: {
        subject: 'Your refund is complete',
        paragraphs: [
          'We have refunded {{won}}. Depending on your card issuer, it can take a few days to appear.',
        ],
        next: ['If you have a question, simply reply to this email.'],
      },
    },
    number: 'Order number',
    item: '{{title}} × {{quantity}}',
    grinds: {
      wholeBean: 'Whole bean',
      espresso: 'Espresso',
      mokaPot: 'Moka pot',
      handDrip: 'Pour-over',
      frenchPress: 'French press',
    },
    delivery: 'Delivery',
    total: 'Total',
    refunded: 'Refunded so far',
    carrier: 'Carrier',
    trackingNo: 'Tracking number',
    correctedFrom: 'Before the correction',
    open: 'View your order',
  },
  contact: {
    inquiryTypes: {
      general: 'General inquiry',
      event: 'Experiences',
      collaboration: 'Working together',
      store: 'Stores',
      media: 'Press',
    },
    subject: 'We have received your message',
    paragraphs: ['Thank you for writing to us. We usually reply within 24 hours.'],
    inquiry: 'Your inquiry',
    next: [
      'If there is anything you would like to add, simply reply to this email.',
      'If you did not write to us, someone has probably mistyped their address, and you can ignore this email.',
    ],
    reply: {
      subject: 'Our reply to your message ({{inquiry}})',
      quoted: 'Your message:',
      answer: 'If you have another question, simply reply to this email.',
    },
  },
  personalData: {
    mail: {
      subject: 'The link to your personal data',
      paragraphs: [
        'With this link you can see everything that we store about this email address, receive it as a file, or have it deleted.',
      ],
      open: 'See my personal data',
      next: [
        'The link works for {{days}} days.',
        'If you did not ask for it, you can delete this email: nothing changes unless the link is used.',
      ],
    },
    records: {
      bookings: 'Bookings',
      waitlistEntries: 'Waitlist entries',
      orders: 'Orders',
      contacts: 'Inquiries',
      restockRequests: 'Requests for a back-in-stock notice',
      newsletterSubscriptions: 'Newsletter subscription',
      guestNotes: 'Notes for looking after you',
      mail: 'Emails that we sent you',
    },
    count_one: '{{count}}',
    count_other: '{{count}}',
    stored: {
      title: 'What we store about you',
      text: 'These records belong to your email address.',
      none: 'We store nothing about this email address.',
      download: 'Download everything as a file (JSON)',
      erasure:
        'Deletion cannot be undone. You are taken off every waitlist, and the newsletter stops. A booking for an upcoming experience is deleted once it is over or you have cancelled it; what you wrote as special requests is deleted at once. Records of bookings and orders for which money was paid are kept for the five years that the law requires.',
      erase: 'Delete my personal data',
    },
    erased: {
      title: 'Your request has been carried out',
      now_one: '{{count}} record was deleted.',
      now_other: '{{count}} records were deleted.',
      later_one:
        '{{count}} booking or order is still open. We delete it once it is complete; if you cancel the booking first, we delete it that night.',
      later_other:
        '{{count}} bookings or orders are still open. We delete them once they are complete; if you cancel a booking first, we delete it that night.',
      requests: 'What you wrote as special requests has been deleted from the bookings that stay.',
      kept_one:
        '{{count}} record of a booking or order for which money was paid (name, contact, what was agreed and the payment) is kept for five years under the Act on Consumer Protection in Electronic Commerce and then deleted automatically.',
      kept_other:
        '{{count}} records of bookings and orders for which money was paid (name, contact, what was agreed and the payment) are kept for five years under the Act on Consumer Protection in Electronic Commerce and then deleted automatically.',
    },
  },
  owner: {
    counted: '{{kind}} ({{count}})',
    kinds: OWNER_NOTICE_KINDS,
    paragraph: 'This has happened on the site.',
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    statuses: { pending: 'to be confirmed', confirmed: 'confirmed', cancelled: 'cancelled' },
    accepted: 'offer accepted, seats booked',
    lapsed: 'offer not answered in time',
    gone: 'deleted or settled in the meantime',
    open: 'Open the dashboard',
    settings: 'Choose what you hear of and when under “Emails” in the dashboard.',
  },
  newsletter: {
    greeting: 'Hello,',
    unsubscribe: 'Unsubscribe',
    consent: 'On {{date}} you agreed to receive marketing emails from us.',
    confirmation: {
      subject: 'Please confirm your newsletter subscription',
      paragraphs: [
        'Thank you for subscribing to the {{brand}} newsletter.',
        'Please open the link below to confirm your subscription. We only write to you once you have.',
      ],
      confirm: 'Confirm subscription',
      next: [
        'If you do not confirm within {{days}} days, we delete this address.',
        'If you did not subscribe, someone has probably mistyped their address, and you can ignore this email. Without your confirmation we send no newsletter.',
      ],
    },
    welcome: {
      subject: 'Welcome to the {{brand}} newsletter',
      paragraphs: [
        'Thank you for subscribing to the {{brand}} newsletter.',
        'We will write to you about new products, upcoming experiences and the stories behind them.',
      ],
      free: 'You can withdraw your consent at any time, free of charge. We will ask you again every {{years}} years.',
    },
    renewal: {
      subject: 'Your consent to receive our newsletter',
      paragraphs: [
        'You are subscribed to the {{brand}} newsletter. Korean law requires us to remind you of your consent every {{years}} years, and to ask whether you would like to keep it.',
      ],
      sender: 'Sender',
      consent: 'You agreed to',
      consentValue: 'receive marketing emails (our newsletter)',
      date: 'Date of your consent',
      next: [
        'To keep receiving it, there is nothing you need to do: your consent stays in place.',
        'If you would rather not, unsubscribe with the link below, free of charge.',
      ],
    },
  },
  restock: {
    greeting: 'Hello,',
    product: 'Product',
    price: 'Price',
    confirmation: {
      subject: 'Want to know when it is back? {{title}}',
      paragraphs: [
        'You asked us to tell you when “{{title}}” is available again.',
        'Please open the link below to confirm your request. We only write to you once you have.',
      ],
      action: 'Confirm the request',
      next: [
        'If you do not confirm within {{days}} days, we delete this address.',
        'If you did not ask for this, someone has probably mistyped their address, and you can ignore this email.',
      ],
    },
    available: {
      subject: 'It is back: {{title}}',
      paragraphs: ['“{{title}}”, which you were waiting for, is available again.'],
      action: 'See the product',
      next: [
        'We make small batches, so it may sell out again soon.',
        'This is the only email about it: we have taken your address off the list.',
      ],
    },
  },
  linkPage: {
    home: 'Go to the {{brand}} website',
    confirm: {
      title: 'Confirm your subscription',
      text: 'Would you like to receive the {{brand}} newsletter? By pressing the button you agree to receive marketing emails from us.',
      button: 'Confirm subscription',
    },
    confirmed: {
      title: 'Your subscription is confirmed',
      text: 'Thank you. You will receive our next newsletter.',
    },
    confirmInvalid: {
      title: 'This link is not valid',
      text: 'This link does not confirm a subscription. If you subscribed more than {{days}} days ago or have unsubscribed since, please subscribe again on our website. Otherwise please open the whole link from the email.',
    },
    restockConfirm: {
      title: 'Tell me when it is back',
      text: 'Shall we write to you once when this product is available again?',
      button: 'Yes, tell me',
    },
    restockConfirmed: {
      title: 'We will tell you',
      text: 'You will receive one email when it is back. Then we take your address off the list.',
    },
    restockInvalid: {
      title: 'This link is not valid',
      text: 'You asked more than {{days}} days ago, or we have already written to you. If the product is still sold out, please ask again on its page. Otherwise please open the whole link from the email.',
    },
    unsubscribe: {
      title: 'Unsubscribe from our newsletter',
      text: 'Would you like to stop receiving the {{brand}} newsletter?',
      button: 'Unsubscribe',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'We will not send you our newsletter any more.',
    },
    invalid: {
      title: 'This link is not valid',
      text: 'Please open the whole link from the email. If that does not help, write to {{email}}.',
    },
    unavailable: {
      title: 'Please try again in a moment',
      text: 'We could not process your request just now. Please open the link from the email again in a moment.',
    },
  },
  guestBooking: {
    title: {
      pending: 'We are checking your booking',
      unpaid: 'Waiting for your payment',
      confirmed: 'Your booking is confirmed',
      over: 'This experience is over',
      cancelled: 'This booking is cancelled',
    },
    verify: { text: 'Please confirm that we have your email address right.', button: 'Confirm my address' },
    cancel: {
      title: 'Cancel the booking',
      text: 'Your seats go to other guests at once. This cannot be undone.',
      button: 'Yes, cancel it',
    },
    change: 'To change anything else, please switch JavaScript on, or call or email us.',
    payOrChange: 'To pay online or change anything else, please switch JavaScript on, or call or email us.',
  },
  orderPage: {
    ...ORDER_NOTICES,
    optional: 'optional',
    tooLong: 'Please use at most {{max}} characters.',
    pay: 'To pay, which is possible until {{until}}, please switch JavaScript on, or call or email us.',
    cashReceipt: 'To ask for a cash receipt, please switch JavaScript on, or call or email us.',
    refused: 'That was no longer possible, so nothing has been changed. This is how your order stands now.',
  },
  form: {
    contact: {
      title: 'Send us a message',
      button: 'Send message',
      back: 'Back to the contact page',
      sent: {
        title: 'Thank you! Your message has been sent.',
        text: 'We usually reply by email within 24 hours.',
      },
    },
    newsletter: {
      title: 'Subscribe to our newsletter',
      button: 'Subscribe',
      back: 'Back to the home page',
      sent: {
        title: 'Successfully subscribed to our newsletter!',
        text: 'Please open the email we sent you and confirm your subscription.',
      },
    },
    booking: {
      title: 'Book your seats',
      button: 'Request booking',
      back: 'Back to the experiences',
      link: 'We will email you a link to a page where you can change or cancel your booking.',
      payLink: 'We will email you a link to a page where you can pay for, change or cancel your booking.',
      withoutScript:
        'Without JavaScript you can see and cancel your booking there; to pay online or change it, please call or email us.',
      sent: {
        title: 'Booking confirmed! We will send you a confirmation email shortly.',
        text: 'Your request is waiting for our confirmation.',
        unpaidText:
          'Please pay with the link in the email by {{until}} KST: your booking is then confirmed at once. If it is not paid by then, it is cancelled.',
      },
    },
    waitlist: {
      title: 'Join the waitlist',
      button: 'Join the waitlist',
      back: 'Back to the experiences',
      link: 'We will email you a link to a page where you can accept seats or leave the waitlist.',
      withoutScript:
        'That page needs JavaScript; if you cannot switch it on, please call or email us instead.',
      notice:
        'When seats open up, we email guests in the order they joined, and hold the seats for a limited time while you decide. Joining is free, and you can leave at any time.',
      sent: {
        title: 'You are on the waitlist',
        text: 'We have sent you an email. Its link shows your position and lets you leave the waitlist.',
      },
    },
    personalData: {
      title: 'See or delete your personal data',
      text: 'We send a link to this address. It shows everything that we store about you; you can download or delete it there.',
      button: 'Send me the link',
      back: 'Back to the home page',
      sent: {
        title: 'Please check your email',
        text: 'We have sent the link to the address that you entered. If it has not arrived in a few minutes, please look in your spam folder.',
      },
    },
    restock: {
      title: 'Tell me when it is back',
      button: 'Email me',
      back: 'Back to the products',
      notice: 'We use your address for one email when the product is back, and then delete it.',
      sent: { title: 'We have sent you an email', text: 'Please open it and confirm your request.' },
    },
    links: {
      title: 'Get your booking link again',
      question: 'No email yet? Get the link to your booking again',
      button: BOOKING_LINKS.submit,
      back: 'Back to the experiences',
      notice: BOOKING_LINKS.notice,
      sent: {
        title: 'Please check your email',
        text: BOOKING_LINKS.sent,
      },
    },
    specialRequestsHint: 'Only what we need to know to prepare. We delete it 30 days after the event.',
    reference: 'Your reference is {{reference}}.',
    privacyNotice: PRIVACY_NOTICE,
    privacy: 'Privacy policy',
    leaveEmpty: 'Leave this empty:',
    optional: 'optional',
    consent:
      'By subscribing you agree to receive marketing emails from {{brand}} ({{email}}). A link in every email lets you unsubscribe at any time, free of charge.',
    instead:
      'This form cannot be sent without JavaScript. Please call or email us instead; we are happy to help.',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      numberOfParticipants: 'Number of participants',
      partySize: 'Number of people',
      acceptsFewer: 'Fewer seats would be fine, too',
      specialRequests: 'Special requests',
      inquiryType: 'Inquiry type',
      message: 'Message',
    },
    invalid: {
      name: 'Please enter a name of 2 to 100 visible characters',
      email: 'Please enter a valid email address of at most 254 characters',
      phone: 'Please enter a phone number of at most 40 visible characters',
      numberOfParticipants: 'Please enter at least 1 participant, and no more than there are seats left',
      partySize: 'Please enter at least 1 person, and no more than the event has seats',
      acceptsFewer: 'Please choose again',
      specialRequests: 'Please keep special requests to 2,000 characters',
      inquiryType: 'Please choose an inquiry type',
      message: 'Please write a message of 10 to 5,000 characters',
    },
    errors: {
      label: 'Error',
      validation: 'This has not been sent yet. Please correct the fields below and send it again.',
      rateLimited_one:
        'You have sent several requests in a short time. Please try again in {{count}} minute.',
      rateLimited_other:
        'You have sent several requests in a short time. Please try again in {{count}} minutes.',
      partyTooLarge:
        'That is more seats than one guest can book online. Please choose fewer participants, or contact us about a larger party.',
      fewerSeats_one: 'Only {{count}} seat is left. Please choose fewer participants.',
      fewerSeats_other: 'Only {{count}} seats are left. Please choose fewer participants.',
      full: 'Event is fully booked.',
      closed:
        'This experience is not taking bookings at the moment. Please choose another one from the list.',
      conflict:
        'We already have the request you sent first; its reference is {{reference}}. Send again to make a second booking. To change the first one, write to us with its reference.',
      waitlistFull: 'The waitlist is full. Please choose another date.',
      seatsAvailable_one: '{{count}} seat is free: you can book it now.',
      seatsAvailable_other: '{{count}} seats are free: you can book them now.',
      waitlistConflict:
        'We already have the request you sent first. The link in the email that we sent you shows it.',
      noProduct: 'This product could not be found. Please choose one from the list.',
      available: 'This product is available now. Please open its page again.',
      subscribed: 'This email is already subscribed.',
      tooLong: 'What you typed is too long to be sent. Please go back, shorten it and send it again.',
      foreign:
        'This form can only be sent from our own site. Please open it there and send it again, or call or email us.',
      unconfirmed:
        'Not sent yet: we could not tell whether you sent this from our own site. Please press the button once more.',
      failed: 'This could not be sent. What you typed is still here; please try again in a moment.',
    },
  },
} as const satisfies Translation<typeof ko>;
