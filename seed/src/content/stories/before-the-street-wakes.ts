import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const beforeTheStreetWakes: StoryText = {
  id: 'd8cd5e78-6cdd-464d-883b-b5ef51ea40be',
  title: 'Before the Street Wakes',
  titleKr: '골목이 깨기 전에',
  coverImage: 'stories/before-the-street-wakes.webp',
  coverImageFocus: '50 80',
  body: paragraphs(
    'The roaster is lit at five. There is no romantic reason for it. Before six the gas pressure is steady, the air is cool, and nobody on the lane is hanging out washing. Smoke makes enemies faster than noise does.',
    'The first batch is never for sale. It warms the iron. A drum that reads two hundred degrees on the dial may still be cold in its bones, and the coffee knows. We use beans from the bottom of last month’s sacks, listen to them, and give them to the man who collects the cardboard, who says he can taste no difference.',
    'Then the real work, which looks like nothing. A person stands in front of a small round window for twelve minutes and writes down numbers. At four minutes the beans are the colour of straw and smell of hay. At six they smell of toast. Somewhere after eight there is a sound like someone breaking dry twigs in another room, and from then on every ten seconds is a decision.',
    'People imagine that the roaster decides by colour. Colour is late; by the time you see it, it has happened. We go by sound and by nose, and by a curve on a sheet of squared paper that should bend like the back of a sleeping cat: steep at first, then easing, never flat and never falling. When it falls, the coffee tastes of bread. When it stays steep, it tastes of grass and smoke at once.',
    'There are some two thousand of these sheets in the drawers by now. On some of them someone has written “rain” or “new burner” or “quarrelled with the landlord”. It is surprising how often you can taste the note.',
    'At half past seven the door is opened to let the heat out, and the smell goes down the lane ahead of us. The seamstress opens her shutter. The schoolchildren hold their noses, except for two, who do not. By then five batches lie cooling in the trays and the sun has come over the roofs as far as the wall.',
    'The last task is to drink it. Not the coffee of that morning, which is too young and full of gas, but that of the last roasting day, beside the sheet on which it was roasted. It is a strange way to keep a diary. But you find out who you were on Tuesday.',
  ),
  bodyKr: paragraphs(
    '로스터에는 새벽 다섯 시에 불을 붙입니다. 낭만적인 까닭은 없습니다. 여섯 시 전에는 가스 압력이 고르고, 공기가 서늘하고, 골목에 빨래를 너는 집이 없기 때문입니다. 이웃과 사이가 틀어지는 데는 소리보다 연기가 빠릅니다.',
    '첫 배치는 팔지 않습니다. 쇠를 데우려고 볶는 콩입니다. 계기판이 이백 도를 가리켜도 드럼 속은 아직 차가울 때가 있는데, 커피는 그걸 압니다. 지난달 자루 밑바닥에 남은 콩으로 소리를 들어 보고, 다 볶으면 폐지를 모으시는 어르신께 드립니다. 뭐가 다른지 모르겠다고 하시면서도 꼭 받아 가십니다.',
    '그다음이 진짜 일인데, 옆에서 보면 아무것도 하지 않는 것 같습니다. 사람 하나가 동그란 유리창 앞에 십이 분 동안 서서 숫자를 적습니다. 사 분이면 콩은 볏짚 빛이 되고 마른풀 냄새가 납니다. 육 분이면 토스트 냄새가 납니다. 팔 분을 조금 넘기면 옆방에서 누가 마른 가지를 꺾는 듯한 소리가 나고, 그때부터는 십 초가 모두 결정입니다.',
    '흔히 색을 보고 불을 끈다고들 생각하십니다. 색은 늦습니다. 눈에 보일 때는 이미 지나간 뒤입니다. 저희는 소리와 냄새, 그리고 모눈종이 위의 곡선을 따릅니다. 그 곡선은 잠든 고양이의 등처럼 휘어야 합니다. 처음에는 가파르다가 차츰 누그러지되, 평평해지거나 내려가서는 안 됩니다. 내려가면 커피에서 빵 맛이 나고, 끝까지 가파르면 풋내와 탄내가 함께 납니다.',
    '서랍에는 이런 종이가 이천 장쯤 들어 있습니다. 어떤 종이에는 “비”, “버너 교체”, “집주인과 말다툼” 같은 말이 적혀 있습니다. 그 메모가 맛으로 느껴지는 날이 뜻밖에 많습니다.',
    '일곱 시 반에 문을 열어 열기를 내보내면, 냄새가 저희보다 먼저 골목을 내려갑니다. 수선집이 덧문을 올립니다. 등교하는 아이들은 코를 막는데, 둘은 막지 않습니다. 그즈음이면 배치 다섯 개가 쟁반에서 식고, 해는 지붕을 넘어 담까지 와 있습니다.',
    '마지막 일은 마셔 보는 것입니다. 그날 아침 커피는 아직 가스가 차 있어 너무 어리니, 지난번에 볶은 커피를 그때 적은 종이와 나란히 놓고 마십니다. 일기치고는 이상한 일기입니다. 그래도 화요일의 내가 어떤 사람이었는지는 알게 됩니다.',
  ),
  ...AUTHORS.roasters,
  tags: ['coffee', 'craft'],
  productIds: ['da0daebf-eba7-447f-b860-3a4298649102'],
  isPublished: true,
  publishedDaysAgo: 12,
};
