import { AUTHORS, paragraphs, type StoryText } from '../story-text.ts';

export const theDayTheNewRiceComes: StoryText = {
  id: '76bf8bad-19ff-43b1-a9e4-dacc30220fa7',
  title: 'The Day the New Rice Comes',
  titleKr: '햅쌀이 오는 날',
  coverImage: 'stories/the-day-the-new-rice-comes.webp',
  body: paragraphs(
    'The farmer telephones the evening before, and always says the same thing. “It is not as good as last year’s.” We have learned to be pleased. The only year he said it was good, it was terrible.',
    'His fields lie outside Gimje, where Korea is for once flat to the horizon. He grows an old short-grain kind that went out of favour when people began to want rice that shines in the bowl. It is matte, it breaks easily in the mill, and it yields a third less. It also soaks evenly and steams without going to paste, and for a brewer there is nothing more to ask.',
    'We go down in October to see it cut. There is little to do there but hold a thermos. The combine goes up and down, egrets walk behind it like inspectors, and at noon his wife brings rice in a tin basin, last year’s, with radish greens. She watches us eat. It is understood that an opinion is expected.',
    'The first sack is opened in the yard, on a mat, in the light. We push a hand into it up to the wrist. New rice is cool and slightly damp; it clings to the skin, and smells of a cupboard in which apples used to be kept. Someone chews a few raw grains and spits them into the flower bed. Someone else counts the broken ones in a spoonful, and writes down the number, and does not say it.',
    'New rice is harder to brew with. It drinks less water, and if you soak it as long as you did in September you will have porridge. So for a month everything is adjusted by minutes: shorter in the tub, longer on the fire, the mats turned one more time. The first jar is a question. The second is generally an answer.',
    'We pay more than the cooperative does and by the sack rather than the season, in advance, in March, when farmers need money and nobody has any. In a bad year we take what there is. He once offered to send other rice to make up the weight, and was a little offended at how quickly we said no.',
    'Ten days later the first jar is strained. A bottle goes down to Gimje by parcel, wrapped in newspaper, with the number of the field on it. He telephones the same evening. “Not as good as last year’s,” he says, and asks for one more, for his brother.',
  ),
  bodyKr: paragraphs(
    '농부는 늘 전날 저녁에 전화를 걸어 똑같은 말을 합니다. “작년만 못해요.” 이제 저희는 그 말을 들으면 마음이 놓입니다. 딱 한 번 올해는 잘됐다고 하신 해가 있었는데, 그해 쌀이 가장 나빴습니다.',
    '논은 김제 너머, 우리나라에서 드물게 지평선이 보이는 곳에 있습니다. 밥그릇에서 윤기 나는 쌀을 찾게 되면서 밀려난 옛 품종을 기르십니다. 빛깔은 흐리고, 도정하면 잘 부서지고, 소출은 삼분의 일이 적습니다. 그 대신 고르게 불고, 쪄도 떡지지 않습니다. 술 빚는 사람으로서는 더 바랄 것이 없습니다.',
    '시월이면 벼 베는 것을 보러 내려갑니다. 가서 하는 일이라고는 보온병을 들고 서 있는 것뿐입니다. 콤바인이 오르내리고, 백로들이 검사관처럼 그 뒤를 따라 걷습니다. 점심때가 되면 사모님이 양푼에 작년 쌀로 지은 밥과 시래기를 내오십니다. 그러고는 저희가 먹는 것을 지켜보십니다. 한마디 해야 한다는 것쯤은 저희도 압니다.',
    '첫 자루는 마당에서, 멍석 위에서, 볕 아래서 엽니다. 손을 손목까지 밀어 넣어 봅니다. 햅쌀은 서늘하고 조금 축축해서 살갗에 달라붙고, 사과를 넣어 두었던 찬장 냄새가 납니다. 한 사람은 생쌀 몇 알을 씹다가 화단에 뱉습니다. 다른 한 사람은 한 숟가락 안에 부서진 쌀이 몇 알인지 세어 적고, 그 숫자를 말하지 않습니다.',
    '햅쌀은 술 빚기가 더 어렵습니다. 물을 덜 먹어서 구월처럼 불리면 죽이 됩니다. 그래서 한 달 동안은 모든 것을 분 단위로 고칩니다. 물에는 더 짧게, 불에는 더 길게, 멍석에서는 한 번 더 뒤집습니다. 첫 항아리는 질문입니다. 두 번째 항아리가 대개 답입니다.',
    '값은 농협보다 더 쳐서, 가을이 아니라 삼월에, 자루 단위로 미리 드립니다. 농가에 돈이 가장 아쉬운 때이기 때문입니다. 흉년에는 있는 만큼만 받습니다. 한번은 모자란 무게만큼 다른 쌀을 채워 보내겠다고 하셨는데, 저희가 너무 빨리 괜찮다고 하는 바람에 조금 서운해하셨습니다.',
    '열흘 뒤에 첫 항아리를 거릅니다. 한 병은 논 번호를 적고 신문지에 싸서 김제로 부칩니다. 그날 저녁 어김없이 전화가 옵니다. “작년만 못하네.” 그러고는 아우에게 줄 것으로 한 병을 더 청하십니다.',
  ),
  ...AUTHORS.brewers,
  tags: ['rice', 'sourcing', 'makgeolli'],
  productIds: ['95d94f9a-1790-4849-93b7-8b9f57cdc9e2'],
  isPublished: true,
  publishedDaysAgo: 58,
};
