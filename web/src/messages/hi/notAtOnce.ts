export const words = "टीम इसे बाद में पढ़ती है। ख़तरे में हैं? अभी कॉल करें:";
export const teleManas = "टेली-मानस 14416";
