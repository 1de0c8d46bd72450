import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const theWallThatKeepsTheLight: StoryText = {
  id: 'd7067e7a-2beb-4a3d-ba84-780743d01f87',
  title: 'The Wall That Keeps the Light',
  titleKr: '볕을 담은 담',
  coverImage: 'stories/the-wall-that-keeps-the-light.webp',
  coverImageFocus: '50 10',
  body: paragraphs(
    'The house we rented in Seochon had nothing to recommend it but a wall. The roof leaked, the floor sloped towards the kitchen, and the gate had to be lifted to be closed. But along the north side of the yard ran a low wall of stone and clay, half fallen, capped with what was left of its tiles, and from ten in the morning until a little after three the sun stood on it.',
    'We had come to look for a place to roast coffee. The agent apologised for everything: the damp, the narrow lane, the neighbour’s persimmon tree dropping fruit on our side. We were hardly listening. One of us had already sat down with his back against the stones, and they were warm.',
    'In Korean the warmth of sunlight has a word of its own, byeot, which is not the same as light. Light you see; byeot you feel on the back of your hand. And dam is a wall, the low kind that comes up to your shoulder, over which neighbours pass a plate of pancakes. It is also the stem of the verb that means to put something into a vessel, and of the one that means to pickle, to steep, to brew. Sun on a wall; sun put into a jar. The name was there before we had signed anything.',
    'The wall came first, and it took us two years to put it back up and save for a roaster, which went into the old kitchen, where the flue already was. There was only coffee then. That winter the grandmother next door came by with a jar in her arms. She had brewed rice wine all her life and her wrists would no longer let her wring the cloth. Would we? We wrung the cloth. It was the best thing any of us had ever drunk, and it had been made eleven steps from our door.',
    'Two years later we buried jars of our own in the shade behind the wall. So the two crafts came to share a house, and it turned out that they had been neighbours all along. Both begin with a seed that tastes of very little. Both ask for heat at the right moment and patience afterwards. Both go wrong quietly. Roasting takes twelve minutes and brewing takes ten days, but what you do in them is the same: you watch, you smell, and you try not to interfere.',
    'The wall is still the first thing we look at in the morning. When the light reaches the third tile it is time to open; when it leaves the last stone we bring in the chairs. Cats use it. In autumn we dry persimmon peel on it, and in June the barley for tea.',
    'If you come to see us, do not hurry to the counter. Sit against the stones for a while first. It costs nothing, and everything else we make is an attempt to get it into a cup.',
  ),
  bodyKr: paragraphs(
    '서촌에서 얻은 집은 담 말고는 자랑할 것이 없었습니다. 지붕은 새고, 마루는 부엌 쪽으로 기울었으며, 대문은 들어 올려야 닫혔습니다. 다만 마당 북쪽으로 돌과 흙을 섞어 쌓고 기와를 얹은 낮은 담이, 반쯤 허물어진 채로 하나 있었습니다. 아침 열 시부터 오후 세 시가 조금 넘을 때까지, 그 담에 볕이 들었습니다.',
    '저희는 커피 볶을 자리를 찾고 있었습니다. 중개인은 미안하다는 말만 했습니다. 눅눅한 것도, 골목이 좁은 것도, 옆집 감나무가 자꾸 이쪽으로 감을 떨어뜨리는 것도 미안하다고 했습니다. 저희는 거의 듣고 있지 않았습니다. 한 사람이 벌써 담에 등을 대고 앉아 있었고, 돌은 따뜻했습니다.',
    '볕은 빛과 다릅니다. 빛은 눈으로 보지만 볕은 손등으로 압니다. 담은 어깨높이쯤 오는 낮은 울타리이고, 그 너머로 이웃끼리 부침개 접시가 오갑니다. 그릇에 무언가를 담는 일도, 장이나 술을 담그는 일도 같은 소리에서 시작합니다. 담에 드는 볕, 항아리에 담은 볕. 계약서에 도장을 찍기도 전에 이름이 먼저 와 있었습니다.',
    '담부터 다시 쌓았습니다. 굴뚝이 나 있던 옛 부엌에 로스터를 들이기까지 두 해가 걸렸고, 처음에는 커피뿐이었습니다. 그해 겨울, 옆집 할머니가 항아리를 안고 오셨습니다. 평생 술을 빚으셨는데 이제 손목이 시원치 않아 베주머니를 짤 수가 없다고, 대신 짜 주겠느냐고 하셨습니다. 저희가 짰습니다. 그때까지 마셔 본 어떤 술보다 맛있었고, 그 술은 저희 문에서 열한 걸음 떨어진 곳에서 익고 있었습니다.',
    '다시 두 해가 지나 담 그늘에 저희 술독을 묻었습니다. 그렇게 두 가지 일이 한집에 살게 되었는데, 알고 보니 둘은 처음부터 이웃이었습니다. 둘 다 별맛 없는 씨앗에서 시작합니다. 둘 다 제때의 열과 그 뒤의 기다림이 필요합니다. 그리고 둘 다 소리 없이 잘못됩니다. 로스팅은 십이 분, 술은 열흘이 걸리지만 그동안 하는 일은 같습니다. 지켜보고, 냄새 맡고, 되도록 손대지 않는 것입니다.',
    '지금도 아침이면 담부터 봅니다. 볕이 셋째 기와에 닿으면 문을 열고, 마지막 돌을 떠나면 의자를 들입니다. 고양이들도 담을 씁니다. 가을에는 감 껍질을, 유월에는 보리를 그 위에 널어 말립니다.',
    '저희 집에 오시거든 서둘러 주문하지 마시고, 먼저 담에 기대어 잠시 앉아 계세요. 값은 받지 않습니다. 저희가 만드는 나머지 것들은 모두, 그 볕을 잔에 담아 보려는 일이니까요.',
  ),
  ...AUTHORS.house,
  tags: ['craft', 'culture', 'makgeolli'],
  productIds: ['9faf20ca-64bc-4c4a-a495-665acb07d755'],
  isPublished: true,
  publishedDaysAgo: 4,
};
