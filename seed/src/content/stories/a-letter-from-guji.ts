import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const aLetterFromGuji: StoryText = {
  id: '8117b778-ebe4-46fb-aed4-4f59e7a1ed62',
  title: 'A Letter from Guji',
  titleKr: '구지에서 온 편지',
  coverImage: 'stories/a-letter-from-guji.webp',
  coverImageFocus: '50 20',
  body: paragraphs(
    'Once a year we receive a letter, usually in January, usually with a smear of red soil across the envelope. It comes from the manager of the washing station in Guji from which we have bought coffee since the year after we lit the roaster. He writes by hand and in English, and he always begins with the weather.',
    '“The rain stopped on the ninth of October,” this year’s letter says, “which is early. The cherries were small and we were worried. Then we had sixteen days of sun and cold nights, and they became very sweet. My daughter eats them from the tree. I tell her they are for Korea.”',
    'A natural coffee is the oldest and plainest kind. The fruit is picked, spread on a bed of netting at the height of the waist, and left in the sun until it rattles. But plain is not the same as easy. For three weeks each bed must be turned every half hour in the heat of the day and covered before the dew. A bed that is forgotten for one afternoon tastes of vinegar, and one forgotten for two is compost.',
    'He tells us who turned the beds. There are thirty-one names, most of them women, and beside each name a number of days. We do not know them and cannot pretend to. But we read the list aloud in the roasting room when it comes, because it takes as long as it takes, and because it is odd how different a sack looks afterwards.',
    'What we pay is written on the last page: so much for each kilogram of ripe cherry, so much again when the lot scores above eighty-seven. Last year it did. The second payment went into a roof over the sorting tables. He sent a photograph of the roof with nobody under it. It was Sunday, he explained.',
    'We write back in spring, after the first roast. That is harder than it sounds. “It tastes of strawberries” is true, but he has never sold strawberries. So we tell him who drank it: a tailor, two students, a woman who comes every Saturday and does not talk. We tell him that one of them asked where it was from, and that we took down the map.',
    '“The trees are flowering again,” his letter ends. “It smells like your name for it. I have asked somebody what jasmine is.”',
  ),
  bodyKr: paragraphs(
    '해마다 편지가 한 통 옵니다. 대개 일월에, 대개 봉투에 붉은 흙이 묻은 채로 옵니다. 로스터를 들인 이듬해부터 커피를 사 온 구지의 가공장 관리인이 보내는 편지입니다. 그는 손으로, 영어로 쓰고, 언제나 날씨 이야기로 시작합니다.',
    '“비가 시월 구일에 그쳤습니다. 이른 편입니다.” 올해 편지는 이렇게 시작합니다. “열매가 잘아서 걱정했습니다. 그런데 열엿새 동안 해가 나고 밤이 추웠습니다. 그러더니 아주 달아졌습니다. 딸아이가 나무에서 그냥 따 먹습니다. 한국에 보낼 거라고 일러 줍니다.”',
    '내추럴은 가장 오래되고 가장 단순한 방식입니다. 열매를 따서 허리 높이의 그물 건조대에 펼치고, 흔들면 달그락 소리가 날 때까지 햇볕에 둡니다. 하지만 단순하다고 쉬운 것은 아닙니다. 삼 주 동안, 한낮에는 삼십 분마다 뒤집고 이슬이 내리기 전에 덮어야 합니다. 한나절 잊은 건조대에서는 식초 맛이 나고, 이틀 잊은 건조대는 거름이 됩니다.',
    '그는 누가 건조대를 뒤집었는지 적어 보냅니다. 이름이 서른하나, 대부분 여성이고, 이름 옆에는 일한 날수가 적혀 있습니다. 저희는 그분들을 알지 못하고 아는 척할 수도 없습니다. 다만 편지가 오면 로스팅실에서 그 이름을 소리 내어 읽습니다. 다 읽는 데는 그만큼의 시간이 걸리고, 읽고 나면 자루가 신기할 만큼 달라 보입니다.',
    '마지막 장에는 저희가 낸 값이 적혀 있습니다. 잘 익은 열매 1kg에 얼마, 점수가 여든일곱을 넘으면 다시 얼마. 작년에는 넘었습니다. 두 번째로 보낸 돈은 선별대 위의 지붕이 되었습니다. 사진도 한 장 왔는데 지붕 아래에 아무도 없었습니다. 일요일이라 그렇다고 했습니다.',
    '저희는 봄에, 첫 로스팅을 마치고 답장을 씁니다. 생각보다 어렵습니다. “딸기 맛이 납니다”라고 쓰면 틀린 말은 아니지만, 그는 딸기를 길러 본 적이 없습니다. 그래서 누가 마셨는지를 씁니다. 수선집 주인, 대학생 둘, 토요일마다 와서 아무 말 없이 마시고 가시는 분. 그중 한 분이 어디 커피냐고 물으셔서 지도를 꺼내 보여 드렸다는 이야기도 씁니다.',
    '편지는 이렇게 끝납니다. “나무에 다시 꽃이 피었습니다. 당신들이 붙인 이름 같은 냄새가 납니다. 재스민이 무엇인지 사람들에게 물어보았습니다.”',
  ),
  ...AUTHORS.roasters,
  tags: ['coffee', 'sourcing'],
  productIds: ['1082d060-6208-4dc2-848c-6a4f8b1215df'],
  isPublished: true,
  publishedDaysAgo: 26,
};
