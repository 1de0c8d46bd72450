import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

/** A draft, for the unpublished state. */
export const aWinterDiaryOfJars: StoryText = {
  id: 'fb439b5f-99a2-489c-bf58-12c2ea20f73d',
  title: 'A Winter Diary of Jars',
  titleKr: '항아리의 겨울 일기',
  coverImage: 'stories/a-winter-diary-of-jars.webp',
  coverImageFocus: '50 90',
  body: paragraphs(
    'First week of December. Eleven jars, one for each tile of the north wall. The room is at fourteen degrees, which is cold for a brewer and exactly right for what we want. Slow, said the neighbour, is a flavour.',
    'Second week. The jars talk. If you put your ear to the clay there is a sound like light rain, and it differs from jar to jar: number four is a downpour, number nine is thinking. We give number nine a blanket.',
    'Third week. The first feeding. Glutinous rice, steamed and cooled until it can be held against the cheek, goes in by the handful. The surface sinks, then rises in the night and presses against the cloth. At six in the morning all the cloths are domed like small hills, and nobody wants to be the first to touch them.',
    'Between the years. Frost on the inside of the window. The rain in the jars has almost stopped, and the smell has gone from bread to melon to something for which we have no word. Number nine has overtaken the others.',
    'Middle of January. The clear part stands above the white, the depth of two fingers, the colour of weak tea. We draw off one spoon from each jar in the order of the tiles and write without talking. When we compare, the words are different and the numbers are the same.',
    'To be continued when the jars are opened in March.',
  ),
  bodyKr: paragraphs(
    '십이월 첫째 주. 항아리 열하나를 북쪽 담의 기와 하나에 하나씩 놓았습니다. 방은 14도. 술 빚기에는 춥지만 저희가 바라는 술에는 꼭 맞는 온도입니다. 느린 것도 맛이라고 옆집 할머니가 말씀하셨습니다.',
    '둘째 주. 항아리가 말을 합니다. 귀를 대면 가랑비 같은 소리가 나는데 항아리마다 다릅니다. 4번은 장대비이고 9번은 생각에 잠겨 있습니다. 9번 항아리에는 담요를 둘러 주었습니다.',
    '셋째 주. 첫 덧술을 했습니다. 찹쌀을 쪄서, 뺨에 대어도 될 만큼 식혀 한 줌씩 넣습니다. 술은 가라앉았다가 밤새 부풀어 올라 베보자기를 밀어 올립니다. 아침 여섯 시, 보자기가 모두 작은 언덕처럼 솟아 있는데 아무도 먼저 손대려 하지 않습니다.',
    '해가 바뀌는 사이. 창 안쪽에 성에가 꼈습니다. 항아리 속의 비는 거의 그쳤고, 냄새는 빵에서 참외로, 다시 이름 붙일 수 없는 것으로 옮겨 갔습니다. 9번이 모두를 앞질렀습니다.',
    '일월 중순. 흰 앙금 위로 맑은 술이 손가락 두 마디만큼 고였습니다. 연한 찻물 빛입니다. 기와 순서대로 한 숟가락씩 떠서 말없이 적었습니다. 견주어 보니 낱말은 달랐고 점수는 같았습니다.',
    '삼월에 항아리를 열면 이어서 쓰겠습니다.',
  ),
  ...AUTHORS.brewers,
  tags: ['fermentation', 'tradition', 'makgeolli'],
  isPublished: false,
  publishedDaysAgo: 1,
};
