import type { Coffee } from '@app/domain/product/product-schema.ts';
import { gallery } from './gallery.ts';

const COFFEE_KEEPING = {
  shelfLife: '12 months from roasting; best within 6 weeks',
  shelfLifeKr: '로스팅일로부터 12개월 (6주 안에 드시면 가장 좋습니다)',
  storage: 'Sealed, away from light, heat and moisture',
  storageKr: '햇빛과 열, 습기를 피해 밀봉해 보관',
};

export const COFFEES: readonly Coffee[] = [
  {
    id: '9faf20ca-64bc-4c4a-a495-665acb07d755',
    type: 'coffee',
    title: 'Sunlit Wall Blend',
    titleKr: '볕담 블렌드',
    shortDesc: 'The coffee we drink ourselves every morning: roasted almond, milk caramel, a clean finish.',
    shortDescKr:
      '저희가 매일 아침 내려 마시는 커피입니다. 구운 아몬드와 밀크 캐러멜, 깔끔한 끝맛이 있습니다.',
    longDesc:
      'Our first blend, and still the one we are asked for most. Brazil gives it body, Colombia its sweetness, and a small part of Ethiopia opens the aroma. We stop the roast just after first crack, while the acidity is soft but has not left. It is forgiving: a little too hot, a little too coarse, and it is still a good cup.',
    longDescKr:
      '로스터를 들인 해에 처음 만든 블렌드이고, 지금도 가장 많이 찾으시는 커피입니다. 브라질로 바탕을 잡고 콜롬비아로 단맛을 얹은 뒤, 에티오피아를 조금 더해 향을 열었습니다. 1차 크랙 직후, 산미가 부드러워지되 사라지지는 않는 지점에서 불을 끕니다. 물이 조금 뜨거워도, 분쇄가 조금 굵어도 너그럽게 맛을 내는 커피입니다.',
    price: 1200,
    priceKrw: 16000,
    images: gallery('sunlit-wall-blend'),
    tags: ['blend', 'medium roast', 'daily', 'classic'],
    availability: 'in_stock',
    origin: 'Blend',
    roastLevel: 'medium',
    process: 'mixed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['roasted almond', 'milk caramel', 'red apple'],
    tastingNotesKr: ['구운 아몬드', '밀크 캐러멜', '붉은 사과'],
    brewGuide:
      'Use 20 g of coffee, ground like coarse sand, and 300 g of water at 92 °C.\nPour 40 g, wait 40 seconds, then pour the rest in three slow circles.\nIt should be done at about 2 minutes 40 seconds.',
    brewGuideKr:
      '원두 20g을 굵은 모래 정도로 갈고, 92°C 물 300g을 준비합니다.\n먼저 40g을 부어 40초 동안 뜸을 들인 뒤, 나머지를 세 번에 나누어 천천히 붓습니다.\n2분 40초쯤에 추출이 끝나면 알맞습니다.',
    createdAt: new Date('2025-03-03T00:00:00Z'),
  },
  {
    id: '1082d060-6208-4dc2-848c-6a4f8b1215df',
    type: 'coffee',
    title: 'Ethiopia Guji Natural',
    titleKr: '에티오피아 구지 내추럴',
    shortDesc: 'Dried whole in the sun for three weeks. Strawberry, jasmine, and honey as it cools.',
    shortDescKr: '열매째 3주 동안 햇볕에 말린 커피입니다. 딸기와 재스민, 식을수록 꿀 향이 납니다.',
    longDesc:
      'From the highlands of Guji, where the cherries lie on raised beds and are turned by hand from morning until the shade reaches them. Drying the fruit whole leaves its sweetness in the seed. We roast it light and short so that nothing covers the flowers. Let the cup cool a little before you decide what it tastes of.',
    longDescKr:
      '구지 고원에서는 커피 열매를 높은 건조대에 펼쳐 놓고, 그늘이 내려올 때까지 손으로 뒤집어 가며 말립니다. 과육째 말린 덕분에 열매의 단맛이 씨앗에 그대로 배어 있습니다. 꽃향기를 가리지 않으려고 약하게, 짧게 볶았습니다. 내린 뒤 조금 식혔다가 드시면 향이 한 겹씩 드러납니다.',
    price: 1575,
    priceKrw: 21000,
    images: gallery('ethiopia-guji-natural'),
    tags: ['single-origin', 'light roast', 'floral'],
    availability: 'in_stock',
    origin: 'Ethiopia',
    roastLevel: 'light',
    process: 'natural',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['strawberry', 'jasmine', 'wildflower honey'],
    tastingNotesKr: ['딸기', '재스민', '야생화 꿀'],
    brewGuide:
      'Use 16 g of coffee, ground medium-fine, and 250 g of water at 94 °C.\nPour 40 g and wait 45 seconds, then 110 g, then 100 g.\nFinish near 2 minutes 20 seconds and wait until the cup is warm rather than hot.',
    brewGuideKr:
      '원두 16g을 중간보다 조금 곱게 갈고, 94°C 물 250g을 준비합니다.\n40g으로 45초 뜸을 들인 다음 110g, 100g 순서로 붓습니다.\n2분 20초쯤 마치고, 한 김 식힌 뒤에 드셔 보세요.',
    createdAt: new Date('2025-03-10T00:00:00Z'),
  },
  {
    id: 'da0daebf-eba7-447f-b860-3a4298649102',
    type: 'coffee',
    title: 'Dawn Espresso',
    titleKr: '새벽 에스프레소',
    shortDesc: 'The bar’s espresso: dark chocolate and toasted walnut, thick enough to stand up to milk.',
    shortDescKr:
      '매장에서 쓰는 에스프레소 블렌드입니다. 다크 초콜릿과 호두, 우유에도 묻히지 않는 질감입니다.',
    longDesc:
      'On roasting days the roaster goes on at five, and this is the first batch. Brazil and Guatemala are roasted apart, each to its own point, and only then put together. As a short shot it is chocolate and walnut; with milk it turns to biscuit and brown sugar. Give it a week after roasting before you open the bag.',
    longDescKr:
      '볶는 날 새벽 다섯 시, 로스터에 불을 올리고 가장 먼저 볶는 커피입니다. 브라질과 과테말라를 각각 알맞은 지점까지 따로 볶은 뒤에 섞습니다. 에스프레소로 마시면 초콜릿과 호두가, 우유를 더하면 비스킷과 흑설탕이 느껴집니다. 볶은 날부터 일주일쯤 지나서 여시면 가장 좋습니다.',
    price: 1275,
    priceKrw: 17000,
    images: gallery('dawn-espresso'),
    tags: ['blend', 'medium-dark roast', 'espresso', 'daily'],
    availability: 'in_stock',
    origin: 'Blend',
    roastLevel: 'medium-dark',
    process: 'mixed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['dark chocolate', 'walnut', 'brown sugar'],
    tastingNotesKr: ['다크 초콜릿', '호두', '흑설탕'],
    brewGuide:
      'Use 18 g in the basket for 36 g in the cup, in 27 to 30 seconds at 93 °C.\nFor a moka pot, grind a little coarser and take it off the heat as soon as it begins to sputter.\nWith milk, one part coffee to four parts milk.',
    brewGuideKr:
      '바스켓에 18g을 담아 93°C에서 27~30초 동안 36g을 추출합니다.\n모카포트라면 조금 더 굵게 갈고, 보글거리기 시작하면 바로 불에서 내립니다.\n우유를 더할 때는 커피 1에 우유 4가 알맞습니다.',
    createdAt: new Date('2025-03-17T00:00:00Z'),
  },
  {
    id: 'c0c2f166-734f-49f6-93a0-59cf006d6be4',
    type: 'coffee',
    title: 'Kenya Nyeri Washed',
    titleKr: '케냐 니에리 워시드',
    shortDesc: 'Blackcurrant and pink grapefruit, bright as a window just opened.',
    shortDescKr: '블랙커런트와 핑크 자몽. 막 열어 둔 창문처럼 환한 커피입니다.',
    longDesc:
      'Grown on the red soil below Mount Kenya and washed twice in river water, which is why it tastes so clear. The acidity is high but ripe, closer to berries than to lemon. We like it over ice on the first hot day of the year, and hot on every other.',
    longDescKr:
      '케냐산 자락의 붉은 흙에서 자라고, 강물로 두 번 씻어 냅니다. 맛이 이토록 또렷한 까닭입니다. 산미는 높지만 레몬보다는 잘 익은 베리에 가깝습니다. 그해 첫 더운 날에는 얼음 위에 내려 마시고, 나머지 날에는 따뜻하게 마십니다.',
    price: 1650,
    priceKrw: 22000,
    images: gallery('kenya-nyeri-washed'),
    tags: ['single-origin', 'light roast', 'refreshing'],
    availability: 'in_stock',
    origin: 'Kenya',
    roastLevel: 'light',
    process: 'washed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['blackcurrant', 'pink grapefruit', 'cane sugar'],
    tastingNotesKr: ['블랙커런트', '핑크 자몽', '사탕수수'],
    brewGuide:
      'Hot: 16 g of coffee and 260 g of water at 93 °C, in 2 minutes 30 seconds.\nOver ice: 20 g of coffee, 170 g of water onto 130 g of ice.\nGrind a touch finer for the iced cup.',
    brewGuideKr:
      '따뜻하게: 원두 16g에 93°C 물 260g, 2분 30초.\n얼음 위에: 원두 20g을 물 170g으로 내려 얼음 130g에 바로 떨어뜨립니다.\n아이스로 내릴 때는 조금 더 곱게 갈아 주세요.',
    createdAt: new Date('2025-04-14T00:00:00Z'),
  },
  {
    id: '6bedfb81-56a7-4f18-86c9-8f705bb50251',
    type: 'coffee',
    title: 'Colombia Huila Honey',
    titleKr: '콜롬비아 우일라 허니',
    shortDesc: 'Part of the fruit left on while drying. Baked peach, panela, a round and easy sweetness.',
    shortDescKr: '과육을 조금 남겨 말린 커피입니다. 구운 복숭아와 파넬라, 둥글고 편안한 단맛이 납니다.',
    longDesc:
      'A dozen neighbouring families in Huila bring their cherries to one small mill. The skin is taken off, the sticky part of the fruit stays on, and the seeds dry slowly under a roof. The result sits between a washed and a natural coffee: tidy, but with the fruit still in the room. A good first single origin.',
    longDescKr:
      '우일라의 이웃한 열두 농가가 작은 가공장 한 곳에 열매를 모읍니다. 껍질만 벗기고 끈적한 과육은 남긴 채, 지붕 아래에서 천천히 말립니다. 워시드처럼 단정하면서도 내추럴처럼 과일이 느껴지는, 그 사이 어디쯤의 커피입니다. 싱글 오리진을 처음 드시는 분께 권합니다.',
    price: 1425,
    priceKrw: 19000,
    images: gallery('colombia-huila-honey'),
    tags: ['single-origin', 'medium roast', 'daily'],
    availability: 'in_stock',
    origin: 'Colombia',
    roastLevel: 'medium',
    process: 'honey',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['baked peach', 'panela', 'hazelnut'],
    tastingNotesKr: ['구운 복숭아', '파넬라', '헤이즐넛'],
    brewGuide:
      'Use 18 g of coffee and 280 g of water at 92 °C.\nPour in four equal parts, one every 35 seconds.\nIt also makes a gentle batch brew: 60 g to the litre.',
    brewGuideKr:
      '원두 18g에 92°C 물 280g을 준비합니다.\n35초 간격으로 네 번, 같은 양을 나누어 붓습니다.\n커피메이커로 내리실 때는 물 1L에 60g이 알맞습니다.',
    createdAt: new Date('2025-05-12T00:00:00Z'),
  },
  {
    id: '7176312b-6e99-487f-b598-8e4e3d53faea',
    type: 'coffee',
    title: 'Brazil Cerrado Dark',
    titleKr: '브라질 세하두 다크',
    shortDesc: 'An old-fashioned dark cup: cacao nib, roasted peanut, almost no acidity.',
    shortDescKr: '예나 지금이나 진한 커피를 찾는 분께. 카카오닙스와 볶은 땅콩, 산미는 거의 없습니다.',
    longDesc:
      'There are people who want their coffee dark, and they are right to. We roast this one into second crack and stop before the oil comes through, so it is deep without being burnt. Strong in a flannel filter, steady in a machine, and cold the next day it is nearly a dessert.',
    longDescKr:
      '진한 커피를 찾는 분들이 계시고, 그 마음을 잘 압니다. 2차 크랙까지 볶되 기름이 배어 나오기 전에 멈추어, 깊지만 탄 맛은 나지 않습니다. 융 드립으로는 묵직하게, 커피메이커로는 꾸준하게 맛을 냅니다. 하룻밤 차게 두었다가 드시면 디저트에 가깝습니다.',
    price: 1125,
    priceKrw: 15000,
    images: gallery('brazil-cerrado-dark'),
    tags: ['single-origin', 'dark roast', 'classic', 'espresso'],
    availability: 'in_stock',
    origin: 'Brazil',
    roastLevel: 'dark',
    process: 'natural',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['cacao nib', 'roasted peanut', 'molasses'],
    tastingNotesKr: ['카카오닙스', '볶은 땅콩', '당밀'],
    brewGuide:
      'Use 22 g of coffee, ground coarse, and 280 g of water at 88 °C.\nPour thinly and without haste; take the filter away before the last drops.\nCold: 80 g to a litre of cold water, 14 hours in the refrigerator.',
    brewGuideKr:
      '원두 22g을 굵게 갈고, 88°C 물 280g을 준비합니다.\n가는 물줄기로 서두르지 않고 붓다가, 마지막 방울이 떨어지기 전에 드리퍼를 치웁니다.\n콜드브루는 찬물 1L에 80g, 냉장고에서 14시간입니다.',
    createdAt: new Date('2025-05-26T00:00:00Z'),
  },
  {
    id: '79bce58a-3e43-4897-b65a-911597baa1d3',
    type: 'coffee',
    title: 'Guatemala Huehuetenango',
    titleKr: '과테말라 우에우에테낭고',
    shortDesc: 'Cocoa and orange peel from a high, dry valley. For the slow hours of an afternoon.',
    shortDescKr: '높고 마른 골짜기에서 온 코코아와 오렌지 껍질. 느린 오후에 어울리는 커피입니다.',
    longDesc:
      'Warm wind from the Mexican plain keeps the frost away, so coffee grows here higher than it should. That height gives the bean its density, and density lets us roast further without losing the fruit. You will find cocoa first, then the peel of an orange, then a long and quiet finish.',
    longDescKr:
      '멕시코 평원에서 불어오는 더운 바람이 서리를 막아 주어, 이곳의 커피나무는 남들보다 높은 데서 자랍니다. 높은 데서 자란 콩은 단단하고, 단단한 콩은 더 볶아도 과일 맛을 잃지 않습니다. 코코아가 먼저, 오렌지 껍질이 다음, 그리고 길고 조용한 여운이 남습니다.',
    price: 1390,
    priceKrw: 18500,
    images: gallery('guatemala-huehuetenango'),
    tags: ['single-origin', 'medium-dark roast'],
    availability: 'in_stock',
    origin: 'Guatemala',
    roastLevel: 'medium-dark',
    process: 'washed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['cocoa', 'orange peel', 'toffee'],
    tastingNotesKr: ['코코아', '오렌지 껍질', '토피'],
    brewGuide:
      'Use 20 g of coffee and 300 g of water at 90 °C.\nPour in three parts and let each run almost dry before the next.\nA French press suits it too: 4 minutes, then wait 2 more for the grounds to settle.',
    brewGuideKr:
      '원두 20g에 90°C 물 300g을 준비합니다.\n세 번에 나누어 붓되, 앞의 물이 거의 빠진 뒤에 다음 물을 붓습니다.\n프렌치프레스도 잘 어울립니다. 4분 우리고, 2분 더 가라앉힌 뒤 따라 주세요.',
    createdAt: new Date('2025-08-18T00:00:00Z'),
  },
  {
    id: '4172a481-f359-463e-a878-7c2bc011b871',
    type: 'coffee',
    title: 'Costa Rica Tarrazú Honey',
    titleKr: '코스타리카 따라주 허니',
    shortDesc: 'Apricot, milk tea, a silky body. One harvest a year, and gone by winter’s end.',
    shortDescKr: '살구와 밀크티, 비단 같은 질감. 한 해에 한 번 들어와 겨울이 가기 전에 떨어지는 커피입니다.',
    longDesc:
      'The mill in Tarrazú dries this lot so slowly that it takes up a whole drying bed for a month, so there are never many bags. We roast it a shade under medium. The first sip is apricot, the last is black tea with milk, and the cup feels heavier than it is.',
    longDescKr:
      '따라주의 가공장은 이 커피 한 로트를 말리느라 건조대 하나를 한 달 내내 씁니다. 그래서 들어오는 양이 늘 적습니다. 중배전보다 조금 약하게 볶았습니다. 첫 모금은 살구, 끝은 우유를 넣은 홍차 같고, 보기보다 묵직하게 입안을 채웁니다.',
    price: 1500,
    priceKrw: 20000,
    images: gallery('costa-rica-tarrazu-honey'),
    tags: ['single-origin', 'medium roast', 'seasonal'],
    availability: 'seasonal',
    origin: 'Costa Rica',
    roastLevel: 'medium',
    process: 'honey',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['apricot', 'milk tea', 'almond blossom'],
    tastingNotesKr: ['살구', '밀크티', '아몬드꽃'],
    brewGuide:
      'Use 17 g of coffee and 260 g of water at 92 °C.\nOne long bloom of a minute, then a single steady pour.\nSwirl once at the end so that the bed lies flat.',
    brewGuideKr:
      '원두 17g에 92°C 물 260g을 준비합니다.\n1분 동안 넉넉히 뜸을 들인 뒤, 한 번에 고르게 붓습니다.\n마지막에 드리퍼를 한 번 돌려 커피층을 평평하게 해 주세요.',
    createdAt: new Date('2025-09-22T00:00:00Z'),
  },
  {
    id: 'b3166bf6-3532-4aad-916b-bcb3a19992b4',
    type: 'coffee',
    title: 'Winter Hearth Blend',
    titleKr: '군밤 블렌드',
    shortDesc: 'Roast chestnut, malt, a little smoke. We make it from the first frost to the last.',
    shortDescKr: '군밤과 맥아, 옅은 연기. 첫서리부터 마지막 서리까지만 볶는 겨울 블렌드입니다.',
    longDesc:
      'In winter the chestnut seller sets up at the end of our lane, and the whole wall smells of it. This blend is our answer. Brazil and Guatemala, roasted dark at a low flame, with a longer rest than usual. No flavouring is added; the chestnut is only in the roast.',
    longDescKr:
      '겨울이면 골목 끝에 군밤 장수가 자리를 잡고, 담벼락에까지 그 냄새가 뱁니다. 그 냄새에 화답하듯 만든 블렌드입니다. 브라질과 과테말라를 약한 불에 오래, 진하게 볶고 평소보다 길게 숙성합니다. 향을 더하지 않았습니다. 군밤 맛은 오로지 볶는 데서 나옵니다.',
    price: 1275,
    priceKrw: 17000,
    images: gallery('winter-hearth-blend'),
    tags: ['blend', 'dark roast', 'seasonal', 'chestnut'],
    availability: 'seasonal',
    origin: 'Blend',
    roastLevel: 'dark',
    process: 'mixed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['roast chestnut', 'malt', 'maple'],
    tastingNotesKr: ['군밤', '맥아', '메이플'],
    brewGuide:
      'Use 20 g of coffee and 260 g of water at 88 °C.\nPour slowly from the centre and keep the stream thin.\nWarm the cup first; this one is meant to be held.',
    brewGuideKr:
      '원두 20g에 88°C 물 260g을 준비합니다.\n가는 물줄기로 가운데부터 천천히 붓습니다.\n두 손으로 감싸 쥐는 커피이니, 잔을 먼저 데워 주세요.',
    createdAt: new Date('2025-11-03T00:00:00Z'),
  },
  {
    id: '15986b5a-6c44-42f7-9c93-c8f407a56f9c',
    type: 'coffee',
    title: 'Korea Goheung Greenhouse',
    titleKr: '고흥 온실 커피',
    shortDesc: 'Grown on Korea’s south coast, under glass. Green plum, barley tea, and forty bags a year.',
    shortDescKr: '남해안 고흥의 온실에서 자란 국산 커피입니다. 매실과 보리차, 한 해 마흔 봉지뿐입니다.',
    longDesc:
      'Coffee does not belong in Korea, and yet a few growers in Goheung have kept trees alive there through the winters. We buy what they can spare and roast it in the sample roaster, by the handful. It is not the finest coffee we have. It is the nearest one, and it tastes of somewhere we know.',
    longDescKr:
      '커피나무가 살 만한 땅이 아닌데도, 고흥의 몇몇 농가는 겨울을 넘겨 가며 나무를 지켜 왔습니다. 나누어 주시는 만큼만 받아 샘플 로스터에 한 줌씩 볶습니다. 저희가 가진 가장 훌륭한 커피라고는 하지 않겠습니다. 다만 가장 가까운 데서 온 커피이고, 아는 동네의 맛이 납니다.',
    price: 3600,
    priceKrw: 48000,
    images: gallery('korea-goheung-greenhouse'),
    tags: ['single-origin', 'light roast', 'limited-edition'],
    availability: 'out_of_stock',
    origin: 'Korea',
    roastLevel: 'light',
    process: 'washed',
    weightGrams: 200,
    ...COFFEE_KEEPING,
    tastingNotes: ['green plum', 'barley tea', 'pear skin'],
    tastingNotesKr: ['매실', '보리차', '배 껍질'],
    brewGuide:
      'Use 12 g of coffee and 190 g of water at 91 °C, one small cup at a time.\nPour in two parts.\nDrink it plain first; it is quiet.',
    brewGuideKr:
      '원두 12g에 91°C 물 190g, 한 번에 작은 잔 하나만 내립니다.\n두 번에 나누어 붓습니다.\n맛이 조용한 커피이니 처음에는 아무것도 더하지 말고 드셔 보세요.',
    createdAt: new Date('2025-11-10T00:00:00Z'),
  },
];
