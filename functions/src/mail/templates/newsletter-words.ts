import type { Language } from '@app/domain/shared/language.ts';

/** The texts of the newsletter's automatic mails. */
export const NEWSLETTER_WORDS = {
  kr: {
    greeting: '안녕하세요.',
    unsubscribe: '수신 거부',
    consent: (date: string) => `${date}에 광고성 정보를 이메일로 받는 데 동의하셨습니다.`,
    confirmation: {
      subject: '소식지 구독을 확정해 주세요',
      paragraphs: (brand: string) => [
        `${brand} 소식지 구독을 신청해 주셔서 감사합니다.`,
        '아래 링크를 열어 구독을 확정해 주세요. 확정하셔야 소식지를 보내 드릴 수 있습니다.',
      ],
      confirm: '구독 확정하기',
      next: (days: number) => [
        `${days}일 안에 확정하지 않으시면 이 주소는 자동으로 삭제됩니다.`,
        '신청하신 적이 없다면 누군가 주소를 잘못 적은 것이니 이 메일은 무시하셔도 됩니다. 확정하지 않으시면 소식지를 보내지 않습니다.',
      ],
    },
    welcome: {
      subject: (brand: string) => `${brand} 소식을 받아 보시게 되었습니다`,
      paragraphs: (brand: string) => [
        `${brand} 소식지를 구독해 주셔서 감사합니다.`,
        '새로 볶은 커피와 새로 빚은 막걸리, 다가오는 체험과 그 뒤의 이야기를 이 주소로 보내 드리겠습니다.',
      ],
      free: (years: number) =>
        `동의는 언제든지 무료로 철회하실 수 있으며, ${years}년마다 수신 의사를 다시 여쭙습니다.`,
    },
    renewal: {
      subject: '광고성 정보 수신 동의 확인 안내',
      paragraphs: (brand: string, years: number) => [
        `${brand} 소식지를 받아 보고 계십니다. 정보통신망법에 따라 ${years}년마다 수신 동의 사실을 알려 드리고 계속 받으실지 여쭙니다.`,
      ],
      sender: '보내는 곳',
      consent: '동의하신 내용',
      consentValue: '광고성 정보(소식지)를 이메일로 받음',
      date: '동의하신 날',
      next: [
        '계속 받아 보시려면 따로 하실 일이 없습니다. 동의가 그대로 유지됩니다.',
        '더 받고 싶지 않으시면 아래 링크에서 무료로 수신을 거부해 주세요.',
      ],
    },
  },
  en: {
    greeting: 'Hello,',
    unsubscribe: 'Unsubscribe',
    consent: (date: string) => `On ${date} you agreed to receive advertising from us by email.`,
    confirmation: {
      subject: 'Please confirm your newsletter subscription',
      paragraphs: (brand: string) => [
        `Thank you for subscribing to the ${brand} newsletter.`,
        'Please open the link below to confirm your subscription. We only write to you once you have.',
      ],
      confirm: 'Confirm subscription',
      next: (days: number) => [
        `If you do not confirm within ${days} days, we delete this address.`,
        'If you did not subscribe, somebody mistyped an address; you can ignore this email. Without your confirmation we send no newsletter.',
      ],
    },
    welcome: {
      subject: (brand: string) => `Welcome to the ${brand} newsletter`,
      paragraphs: (brand: string) => [
        `Thank you for subscribing to the ${brand} newsletter.`,
        'We will write to you about freshly roasted coffee and newly brewed makgeolli, upcoming experiences and the stories behind them.',
      ],
      free: (years: number) =>
        `You can withdraw your consent at any time, free of charge. We will ask you again every ${years} years.`,
    },
    renewal: {
      subject: 'Your consent to receive our newsletter',
      paragraphs: (brand: string, years: number) => [
        `You are subscribed to the ${brand} newsletter. Korean law asks us to remind you of your consent every ${years} years, and to ask whether you would like to keep it.`,
      ],
      sender: 'Sender',
      consent: 'You agreed to',
      consentValue: 'receive advertising (our newsletter) by email',
      date: 'Date of your consent',
      next: [
        'To keep receiving it, there is nothing you need to do: your consent stays in place.',
        'If you would rather not, unsubscribe by the link below, free of charge.',
      ],
    },
  },
} satisfies Record<Language, object>;
