import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const whatTheWheatRemembers: StoryText = {
  id: 'e3a9605a-b501-4d4b-a323-794953901753',
  title: 'What the Wheat Remembers',
  titleKr: '누룩이 기억하는 것',
  coverImage: 'stories/what-the-wheat-remembers.webp',
  body: paragraphs(
    'A disc of nuruk looks like something dug up by accident: grey, cracked, dusted with yellow and green, heavy as a roof tile. New colleagues are always a little shocked. This is what goes into the rice?',
    'Rice cannot ferment by itself. Its sugar is locked up as starch, and yeast has no key. Grapes need no key, and barley makes its own by sprouting; in Korea it was found that if you wet coarse wheat, press it hard, and leave it in a warm room, the key comes in by the window. Moulds, yeasts and bacteria settle on it, thousands of sorts, whichever live in that room. In three weeks the disc is a small walled town.',
    'It has to be trodden. We have tried a press, and the press makes a fine, even, dull disc. A heel presses hard in the middle and lightly at the edge, so the middle stays moist and the edge dries early, and different things live in each. We tread the year’s supply in July, when it is too hot to do anything clever, with cotton cloth around the wheat and the radio on.',
    'Then they lie on mugwort and straw and are turned. For the first days they heat up on their own and the room smells of bread. About the sixth day it smells of mushrooms, and on the tenth, if all goes well, of dried apricots. If it smells of feet, somebody opened the door in the night. We write it all on the wall in pencil. The wall is the only record that does not get lost.',
    'After the heat comes the slow part, two months of doing nothing in a place with moving air. The discs grow lighter and begin to sound when you knock on them. Before use they are broken up and put out in the sun and the night dew for three days, which is called beopje. It takes off the smell of mould. It is also the only time you see nuruk from the street, spread out on mats along the wall like something for the birds.',
    'Every house had its own, once. You could tell whose wine you were drinking as you can tell whose kimchi it is. For a long time in the last century home brewing was forbidden, and the rooms were scrubbed and whitewashed, and a great many of those small towns disappeared without anybody having written down that they had been there.',
    'Ours came from the neighbour. She gave us half a disc in newspaper and told us to crumble it into the first one we trod, so that the new would learn from the old. We have done it each summer since. It may well be that only the walls matter, and the window, and the month. But we keep the newspaper.',
  ),
  bodyKr: paragraphs(
    '누룩 한 장은 밭에서 우연히 파낸 물건 같습니다. 잿빛으로 갈라지고, 누렇고 푸른 가루가 앉았으며, 기왓장처럼 묵직합니다. 새로 온 동료들은 늘 조금 놀랍니다. 정말 이걸 쌀에 넣나요?',
    '쌀은 저 혼자 술이 되지 못합니다. 당이 전분 속에 잠겨 있는데 효모에게는 열쇠가 없기 때문입니다. 포도는 열쇠가 필요 없고, 보리는 싹을 틔워 제 열쇠를 만듭니다. 우리 조상들은 거칠게 빻은 밀을 적셔 단단히 디딘 뒤 따뜻한 방에 두면 열쇠가 창으로 들어온다는 것을 알아냈습니다. 그 방에 사는 곰팡이와 효모와 세균이 내려앉습니다. 삼 주가 지나면 누룩 한 장은 성벽을 두른 작은 마을이 됩니다.',
    '누룩은 발로 디뎌야 합니다. 프레스를 써 본 적도 있지만, 곱고 고르고 심심한 누룩이 나왔습니다. 발뒤꿈치는 가운데를 세게, 가장자리를 약하게 누릅니다. 그래서 가운데는 촉촉하고 가장자리는 일찍 말라, 사는 것들이 서로 달라집니다. 한 해 쓸 누룩은 더워서 똑똑한 일을 할 수 없는 칠월에, 밀을 무명천에 싸서 라디오를 틀어 놓고 디딥니다.',
    '다 디딘 누룩은 쑥과 볏짚을 깔고 눕혀 뒤집어 가며 띄웁니다. 처음 며칠은 스스로 열을 내고 방에서 빵 냄새가 납니다. 엿새쯤에는 버섯 냄새가, 일이 잘되면 열흘째에는 말린 살구 냄새가 납니다. 발 냄새가 난다면 밤에 누가 문을 열었다는 뜻입니다. 모두 벽에 연필로 적어 둡니다. 잃어버리지 않는 기록은 벽뿐입니다.',
    '열이 가시면 느린 시간이 옵니다. 바람이 드는 곳에 두고 두 달을 기다립니다. 누룩은 가벼워지고, 두드리면 소리가 나기 시작합니다. 쓰기 전에는 잘게 부수어 사흘 동안 햇볕과 밤이슬을 맞힙니다. 법제라고 합니다. 누룩 냄새를 빼는 일인데, 골목에서 누룩을 볼 수 있는 때는 이때뿐입니다. 새에게 줄 모이처럼 담을 따라 멍석 위에 펼쳐 놓습니다.',
    '예전에는 집집마다 누룩이 달랐습니다. 김치 맛으로 누구네인지 알듯 술맛으로 누구네인지 알았습니다. 지난 세기에는 오랫동안 집에서 술을 빚지 못했습니다. 방은 닦이고 회칠이 되었고, 수많은 작은 마을이 있었다는 기록도 없이 사라졌습니다.',
    '저희 누룩은 옆집에서 왔습니다. 할머니는 신문지에 싼 누룩 반 장을 주시며, 처음 디디는 누룩에 부숴 넣으라고, 그래야 새것이 헌것한테 배운다고 하셨습니다. 그 뒤로 여름마다 그렇게 합니다. 어쩌면 중요한 것은 벽과 창, 그리고 칠월뿐일지도 모릅니다. 그래도 그 신문지는 버리지 않았습니다.',
  ),
  ...AUTHORS.brewers,
  tags: ['fermentation', 'tradition', 'craft', 'makgeolli'],
  productIds: ['95d94f9a-1790-4849-93b7-8b9f57cdc9e2', '83d19e13-9456-4bd2-8efd-7e3ab686da00'],
  isPublished: true,
  publishedDaysAgo: 41,
};
