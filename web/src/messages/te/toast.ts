export const dismiss = "ఈ సందేశాన్ని మూసేయండి";
