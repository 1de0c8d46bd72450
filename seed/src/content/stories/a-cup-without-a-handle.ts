import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const aCupWithoutAHandle: StoryText = {
  id: 'ad69c65f-d4f9-4b95-a53a-a98b48e9dab1',
  title: 'A Cup Without a Handle',
  titleKr: '손잡이 없는 잔',
  coverImage: 'stories/a-cup-without-a-handle.webp',
  coverImageFocus: '50 70',
  body: paragraphs(
    'Every week somebody asks why our cups have no handles. The short answer is that the potter forgot. The long answer took her two years.',
    'She works in a village behind Icheon, in a shed with a tin roof and a dog that dislikes coffee. When we asked for cups she asked what we would be doing with our other hand. We did not understand the question. “A handle is for people who are on their way somewhere,” she said. “You hold it with two fingers and leave. Where are your people going?”',
    'Our people were sitting against a wall. So she began with a bowl for rice and made it narrower, a little each month, and sent us the results in egg boxes. The first were beautiful and burned your fingers. The next had a thick wall and kept the coffee hot so long that nobody could begin. In the spring there was one with a foot as high as a thumb, to hold it by, and it fell over.',
    'What worked in the end is hardly visible. The wall is thin at the lip and thickens downwards, so that your mouth meets something fine and your palms something warm. Halfway up is a shallow groove that she makes with the side of her finger at the last turn of the wheel. It is where the hands stop. People find it without looking. When the groove is comfortable to hold, the coffee is ready to drink; she worked out the thickness so that it would be.',
    'The glaze is ash and feldspar over white clay, fired with pine. Where the flame went past there is a breath of grey-green, as on the old celadon, and on the other side the white of a moon jar. No two are the same, and she does not count it as a virtue. “If I could make them the same,” she says, “I would be very tired and very rich.”',
    'About one in six breaks in the kiln. The others come to us in spring and autumn. We lose perhaps thirty a year at the sink, and those go back to her, and she grinds them up and puts them into the clay for the next. It makes the body stronger, it seems. So there are cups on our shelf that have already been cups.',
    'A man who comes on Sundays once asked for one with a handle, for his father, whose hands shake. She made it that same week, and would not be paid. It stands on the shelf with the others and anybody may ask for it.',
  ),
  bodyKr: paragraphs(
    '왜 잔에 손잡이가 없느냐는 질문을 매주 받습니다. 짧게 답하면, 도예가가 깜빡했습니다. 길게 답하자면 그가 두 해를 들였습니다.',
    '그는 이천 안쪽 마을의 양철 지붕 작업실에서, 커피를 싫어하는 개와 함께 일합니다. 잔을 부탁드리자 그가 물었습니다. “그러면 다른 손은 뭘 하고 있어요?” 무슨 말인지 알아듣지 못했습니다. “손잡이는 어디 가는 사람이 쓰는 거예요. 손가락 두 개로 들고 일어서면 되니까. 그 집 손님들은 어디 가는 길이에요?”',
    '저희 손님들은 담에 기대어 앉아 계십니다. 그래서 그는 밥그릇에서 시작해 다달이 조금씩 폭을 좁혀, 달걀판에 담아 보내왔습니다. 처음 온 잔은 아름다웠지만 손을 데었습니다. 다음 잔은 벽이 두꺼워 커피가 좀처럼 식지 않는 바람에 아무도 첫 모금을 들지 못했습니다. 봄에는 엄지만 한 굽이 달려 거기를 잡으면 되는 잔이 왔는데, 넘어졌습니다.',
    '마침내 자리 잡은 모양은 눈에 잘 띄지 않습니다. 벽은 입술 닿는 곳이 얇고 아래로 갈수록 두꺼워서, 입에는 고운 것이 닿고 손바닥에는 따뜻한 것이 닿습니다. 가운데쯤에는 얕은 골이 하나 있습니다. 물레가 마지막으로 돌 때 손가락 옆면으로 눌러 낸 자국입니다. 손은 거기서 멈춥니다. 보지 않아도 다들 찾아냅니다. 그 골을 편하게 쥘 수 있으면 커피도 마시기 좋게 식은 것입니다. 그러도록 두께를 맞추었다고 합니다.',
    '백토에 재와 장석으로 만든 유약을 입혀 소나무 장작으로 굽습니다. 불길이 지나간 쪽에는 옛 청자처럼 희미한 푸른빛이 돌고, 반대쪽은 달항아리처럼 흽니다. 똑같은 잔은 하나도 없는데, 그는 그것을 자랑으로 여기지 않습니다. “똑같이 만들 줄 알면 몹시 피곤하고 아주 부자가 됐겠지요.”',
    '여섯에 하나는 가마에서 깨집니다. 나머지가 봄가을로 저희에게 옵니다. 저희가 설거지하다 깨뜨리는 것이 한 해에 서른 개쯤인데, 그것들은 다시 그에게 돌아가 곱게 갈려 다음 흙에 섞입니다. 그러면 흙이 더 단단해진다고 합니다. 그러니 저희 선반에는 전에도 잔이었던 잔이 있습니다.',
    '일요일마다 오시는 분이 한번은 손잡이 달린 잔을 부탁하셨습니다. 손을 떠시는 아버지를 위해서였습니다. 그는 그 주에 바로 만들어 보내고 값을 받지 않았습니다. 그 잔은 다른 잔들과 함께 선반에 있고, 누구든 청하시면 내어 드립니다.',
  ),
  ...AUTHORS.house,
  tags: ['pottery', 'craft', 'culture'],
  isPublished: true,
  publishedDaysAgo: 73,
};
