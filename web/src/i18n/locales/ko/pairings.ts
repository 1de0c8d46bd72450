import type { RoastLevel } from '@app/domain/product/product.ts';

export default {
  title: '볕담이 권하는 짝',
  text: '결이 닮은 커피와 막걸리를 곁들일 음식과 함께 놓았습니다.',
  food: '곁들일 음식',
  title_coffeeOnly: '커피에 곁들이면',
  text_coffeeOnly: '볶음도에 어울리는 주전부리를 골랐습니다.',
  /** 볶음도마다 어울리는 주전부리. */
  sweets: {
    light: '레몬 마들렌',
    medium: '버터 스콘',
    'medium-dark': '호두 파운드케이크',
    dark: '진한 브라우니',
  } satisfies Record<RoastLevel, string> as Record<RoastLevel, string>,
} as const;
