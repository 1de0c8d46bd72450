import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const theUseOfWhatIsLeft: StoryText = {
  id: '63c6344b-6908-4815-b9c1-ef94e6edd680',
  title: 'The Use of What Is Left',
  titleKr: '남은 것들의 쓸모',
  coverImage: 'stories/the-use-of-what-is-left.webp',
  coverImageFocus: '50 90',
  body: paragraphs(
    'For every kilogram of coffee that leaves our house, something stays behind. A handful of chaff. A scrap of jute. About two kilograms of wet grounds, in other people’s kitchens and in ours. In our first year of roasting we threw it all away, and were ashamed of the bags.',
    'Chaff is the silvery skin that comes off the bean in the roaster. It weighs nothing and gets into everything. One day a woman who keeps hens on the hill behind Inwangsan asked whether she could have it for the nest boxes. Now she comes on Wednesdays with a handcart, takes four sacks, and leaves a tray of eggs. Nobody has ever worked out the rate of exchange, and both sides believe they are getting the better of it.',
    'The grounds were harder. People will tell you to put them on your plants, and a little is fine; too much turns into a crust that sheds water like a roof. It was the mushroom grower in Yangpyeong who told us what to do. He mixes them with sawdust while they are still warm from the machine, because the brewing has already done the work of cleaning them. Six weeks later there are oyster mushrooms, and the week after that there are oyster mushrooms on our toast.',
    'Jute sacks come with the names of places on them, and everybody would like to have one, and nobody knows what for. We keep the best for the wall of the cupping room. The rest go to the seamstress on the lane, who lines them with cotton and makes bags for beans. Bring one back and we fill it by weight and take off a thousand won. Some of those bags are in their third year. You can tell by the smell who drinks what.',
    'We do not want to make this sound larger than it is. Coffee still comes across an ocean, and a roaster burns gas. We measured it once, with help, and the honest result was that the hens and the mushrooms are a small part of it and the ship and the milk a large one. So we buy for the whole year at once to fill a container, and there is a jug of oat milk on the bar that costs the same as the other.',
    'What changed most is only that we look. A bin that is emptied by someone else at night can hold anything. When each thing has a person who comes to fetch it, you begin to keep it clean and dry and ready by the gate, as you would for a guest.',
    'Last week there was one egg more on the tray than it holds. The chaff, she said, had been especially good.',
  ),
  bodyKr: paragraphs(
    '커피 1kg이 저희 집을 나설 때마다 무언가가 뒤에 남습니다. 은피 한 줌, 마대 한 조각, 그리고 댁의 부엌과 저희 부엌에 젖은 커피박 2kg쯤. 볶기 시작한 첫해에는 모두 버렸고, 내놓은 봉투를 볼 때마다 부끄러웠습니다.',
    '은피는 로스팅할 때 콩에서 떨어지는 얇은 껍질입니다. 무게는 없는데 안 들어가는 데가 없습니다. 어느 날 인왕산 뒤편에서 닭을 기르시는 분이 닭 둥지에 깔게 얻을 수 있느냐고 물으셨습니다. 이제는 수요일마다 손수레를 끌고 와서 네 자루를 가져가시고 달걀 한 판을 두고 가십니다. 몇 대 몇으로 바꾸는지 따져 본 사람은 없고, 양쪽 다 자기가 이득이라고 믿습니다.',
    '커피박은 더 어려웠습니다. 화분에 주라고들 하지만, 조금이면 몰라도 많으면 딱지처럼 굳어서 지붕처럼 물을 흘려보냅니다. 방법을 알려 준 분은 양평에서 버섯을 기르시는 분이었습니다. 기계에서 막 나와 아직 따뜻할 때 톱밥과 섞으면 된다고 했습니다. 뜨거운 물이 한 번 지나가며 소독을 대신해 준 셈이니까요. 여섯 주가 지나면 느타리버섯이 올라오고, 그다음 주에는 저희 토스트 위에 느타리버섯이 올라갑니다.',
    '마대에는 먼 고장의 이름이 찍혀 있습니다. 누구나 하나쯤 갖고 싶어 하고, 어디에 쓸지는 아무도 모릅니다. 가장 잘생긴 것은 커핑룸 벽에 걸고, 나머지는 골목 수선집에 가져다드립니다. 안감을 대어 원두 주머니로 만들어 주십니다. 그 주머니를 다시 가져오시면 무게대로 담아 드리고 천 원을 빼 드립니다. 어떤 주머니는 벌써 삼 년째입니다. 냄새만 맡아도 누가 무슨 커피를 드시는지 압니다.',
    '이 이야기를 실제보다 크게 들려 드리고 싶지는 않습니다. 커피는 여전히 바다를 건너오고, 로스터는 가스를 땝니다. 도움을 받아 한 번 재어 보았는데, 솔직히 말씀드리면 닭과 버섯의 몫은 작고 배와 우유의 몫은 컸습니다. 그래서 일 년 치를 한 번에 사서 컨테이너를 꽉 채우고, 바에는 우유와 같은 값에 귀리 우유를 둡니다.',
    '가장 달라진 것은 그저 들여다보게 되었다는 점입니다. 밤에 누가 대신 비워 주는 통에는 무엇이든 넣을 수 있습니다. 물건마다 가지러 오는 사람이 있으면, 손님을 기다리듯 깨끗하게 말려서 대문 옆에 내놓게 됩니다.',
    '지난주에는 달걀이 한 판에 한 알 더 얹혀 왔습니다. 이번 은피가 유난히 좋더라고 하셨습니다.',
  ),
  ...AUTHORS.house,
  tags: ['coffee', 'sustainability'],
  isPublished: true,
  publishedDaysAgo: 95,
};
