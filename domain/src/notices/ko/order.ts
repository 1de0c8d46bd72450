/** The state, the cancellation and the return of an order: on its page, with JavaScript and without, and in mails. */
export const ORDER_NOTICES = {
  states: {
    awaitingPayment: { title: '결제를 기다리고 있습니다', text: '결제가 끝나면 바로 준비를 시작합니다.' },
    paid: { title: '결제되었습니다', text: '고맙습니다. 곧 준비해서 보내 드리겠습니다.' },
    preparing: { title: '준비하고 있습니다', text: '포장을 마치는 대로 보내 드리겠습니다.' },
    sent: { title: '배송 중입니다', text: '제품을 택배로 보내 드렸습니다.' },
    done: { title: '배송되었습니다', text: '맛있게 드세요.' },
    expired: {
      title: '결제 기한이 지났습니다',
      text: '결제되지 않은 주문이라 취소되었습니다. 원하시면 다시 주문해 주세요.',
    },
    cancelled: { title: '취소된 주문입니다', text: '결제 전에 취소되어 청구된 금액은 없습니다.' },
    refundDue: { title: '환불하고 있습니다', text: '카드사에 따라 며칠 걸릴 수 있습니다.' },
    partlyRefunded: { title: '일부 환불되었습니다', text: '나머지 금액은 그대로 결제되어 있습니다.' },
    refunded: { title: '환불되었습니다', text: '카드사에 따라 며칠 뒤에 보일 수 있습니다.' },
    disputed: {
      title: '전액이 결제되지 않았습니다',
      text: '결제 기한까지 전액이 결제되지 않았습니다. 결제하신 금액은 돌려드립니다.',
    },
  },
  rest: {
    title: '결제할 금액이 남아 있습니다',
    text: '{{total}} 중 {{paid}}이 결제되었습니다. 나머지를 {{until}}까지 결제해 주세요. 그때까지 결제되지 않으면 결제하신 금액을 모두 돌려드립니다. 나머지보다 많이 결제하시면 차액은 자동으로 환불됩니다.',
  },
  cancel: {
    refund: '제품을 보내 드리기 전까지 여기에서 취소하실 수 있습니다. 취소하시면 {{won}}을 돌려드립니다.',
    unpaid: '아직 결제가 확인되지 않았습니다. 취소하신 뒤에 결제가 확인되면 전액 돌려드립니다.',
    open: '주문 취소하기',
    consequence: '취소하신 뒤에는 되돌릴 수 없습니다.',
    confirm: '취소하겠습니다',
  },
  returns: {
    open: '반품 신청하기',
    confirm: '신청하겠습니다',
    why: '반품하시는 이유',
    reasons: { changedMind: '마음이 바뀌었습니다', defective: '제품에 문제가 있거나 설명과 다릅니다' },
    refunds: {
      changedMind: '모두 보내 주시면 제품을 돌려받은 뒤 반품 배송비 {{fee}}을 빼고 {{won}}을 돌려드립니다.',
      defective:
        '반품 배송비는 저희가 부담합니다. 모두 보내 주시면 제품을 확인한 뒤, 결제하신 금액에서 아직 돌려드리지 않은 {{won}}을 모두 돌려드립니다.',
    },
    until: '{{day}}까지 신청하실 수 있습니다.',
    untilUnknown: {
      changedMind: '제품을 받으신 날부터 {{days}}일 안에 신청하실 수 있습니다.',
      defective: '제품을 받으신 날부터 3개월 안에 신청하실 수 있습니다.',
    },
    over: {
      changedMind: '단순 변심 반품 신청 기간은 {{day}}에 끝났습니다.',
      defective: '제품 문제로 인한 반품 신청 기간은 {{day}}에 끝났습니다.',
    },
    text: '더 하실 말씀',
    textHint: '일부만 반품하시려면 어떤 제품인지 적어 주세요.',
    consequence: '제품을 보내실 방법은 메일로 안내해 드립니다. 한 주문에 한 번 신청하실 수 있습니다.',
    outcomes: {
      waiting: '{{day}}에 반품을 신청하셨습니다. 제품을 보내실 방법을 메일로 안내해 드립니다.',
      refunded: '{{day}}에 신청하신 반품을 받아 환불을 진행했습니다.',
      declined: '{{day}}에 신청하신 반품은 받아 드리지 못했습니다. 이유는 메일로 알려 드렸습니다.',
    },
  },
} as const;
