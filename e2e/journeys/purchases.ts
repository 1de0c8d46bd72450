import type { Language } from '@app/domain/shared/language.ts';
import type { Product } from '@app/domain/product/product-schema.ts';
import type { Journey, Scene } from './run-journeys.ts';
import type { Visitor } from './visitor.ts';

const TEXTS = {
  kr: {
    add: '장바구니에 담기',
    basket: '장바구니 보기',
    close: '닫기',
    guide: '내리는 법',
    coffee: '원두 (g)',
    water: '물 270g',
    labels: ['이름', '이메일', '전화번호', '우편번호', '주소'],
    agree: '이용약관과 환불 규정에 동의합니다.',
    order: /^바로 주문하기/,
    pay: '₩21,000 결제하기',
    waiting: '결제를 기다리고 있습니다',
    paid: '결제되었습니다',
  },
  en: {
    add: 'Add to basket',
    basket: 'View basket',
    close: 'Close',
    guide: 'Brewing Guide',
    coffee: 'Coffee (g)',
    water: '270 g of water',
    labels: ['Name', 'Email', 'Phone', 'Postal code', 'Address'],
    agree: 'I agree to the terms of service and the refund policy.',
    order: /^Order now/,
    pay: 'Pay ₩21,000',
    waiting: 'Waiting for payment',
    paid: 'Payment received',
  },
} satisfies Record<Language, Record<string, string | RegExp | string[]>>;

const VALUES = ['예시 손님', 'buyer@example.com', '010-0000-0000', '00000', '00 Yesi-ro, Jongno-gu, Seoul'];

/** The order's own page asks for another press when the payment script takes longer than a second. */
const pay = (visitor: Visitor, language: Language) => visitor.pressUntil(/^\/payments/, TEXTS[language].pay);

/** Fills in who orders, and sends the order to the stand-in for PayApp. */
async function order({ visitor, language }: Scene): Promise<void> {
  const texts = TEXTS[language];
  for (const [index, label] of texts.labels.entries()) await visitor.type(label, VALUES[index]!);
  await visitor.check(texts.agree);
  await pay(visitor, language);
}

const page = ({ at }: Scene, { id }: Product) => at(`/products/${id}`);

/** From a product to its payment. */
export const PURCHASES: readonly Journey[] = [
  {
    title: 'a product goes through the basket to the payment and back',
    async run(scene) {
      const { visitor, backend, language } = scene;
      const texts = TEXTS[language];
      await visitor.open(page(scene, await backend.addProduct()));
      await visitor.press('button', texts.add);
      await visitor.press('link', texts.basket);
      await visitor.reach(/\/basket$/);
      await order(scene);
      await visitor.press('button', 'Pay');
      await visitor.reach(/#returned$/);
      await visitor.see('heading', texts.paid);
    },
  },
  {
    title: 'a buyer who goes back from the payment pays later',
    async run(scene) {
      const { visitor, backend, language } = scene;
      const texts = TEXTS[language];
      await visitor.open(page(scene, await backend.addProduct()));
      await visitor.press('button', texts.order);
      await order(scene);
      await visitor.back();
      await visitor.see('heading', texts.waiting);
      await pay(visitor, language);
      await visitor.press('button', 'Pay');
      await visitor.reach(/#returned$/);
      await visitor.see('heading', texts.paid);
    },
  },
  {
    title: 'a toast is closed by keyboard, and the focus returns to the button pressed before',
    async run(scene) {
      const { visitor, backend, language } = scene;
      const texts = TEXTS[language];
      await visitor.open(page(scene, await backend.addProduct()));
      await visitor.press('button', texts.add);
      await visitor.see('button', texts.close);
      await visitor.evaluate(`document.querySelector('[data-side] button').focus()`);
      await visitor.key('Enter');
      await visitor.until(`!document.querySelector('[data-side]')`);
      await visitor.until(`document.activeElement.textContent.trim() === '${texts.add}'`);
    },
  },
  {
    title: 'the brewing guide of a coffee calculates the water',
    async run(scene) {
      const { visitor, backend, language } = scene;
      const texts = TEXTS[language];
      await visitor.open(page(scene, await backend.addProduct()));
      await visitor.press('tab', texts.guide);
      await visitor.type(texts.coffee, '18');
      await visitor.read(texts.water);
    },
  },
];
